import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Abertura,
  chaveDaConta,
  criarLancamento,
  estornarLancamento,
  lerAbertura,
} from '#domains/contabil/lancamentos/server/door.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { campo } from '#shared/campos.ts';
import { type CampoDoSaldo, camposDoSaldo } from '#domains/mudanca/campos/dinheiro.ts';
import { celulaErrada, lerSaldo } from '#domains/mudanca/saldo.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const linha = z.strictObject({
  codigo: campo.texto({ max: 60 }),
  debito: campo.textoOpcional(40),
  credito: campo.textoOpcional(40),
  saldo: campo.textoOpcional(40),
  lado: campo.textoOpcional(20),
});
type Linha = z.output<typeof linha>;

/**
 * What the accounts held: all of them as one entry, on the day on which the books begin. An account without balance is nothing to bring, nor is a
 * group of which an account stands in the sheet too: a trial balance has both, and the group only adds up.
 */
export const tipoSaldos: TipoDePlanilha<CampoDoSaldo, Linha, Abertura> = {
  tipo: 'saldos',
  paraCarregar: ['contabil-lancamentos:criar'],
  paraDesfazer: ['contabil-lancamentos:editar'],
  alvoTipo: 'lancamento_contabil',
  tamanho: 5_000,
  inteira: true,
  arquivo: { br: 'Modelo de saldos iniciais', en: 'Opening balance model' },
  campos: camposDoSaldo,
  esquema: linha,
  campoDe: { 'partidas.contaId': 'codigo' },
  emPe: sql`select l.id from v_lancamento_contabil_resumo l where not exists (select from v_lancamento_contabil_resumo e where e.estorno_de = l.id)`,
  apoio: ({ db }, valores) =>
    lerAbertura(
      db,
      valores.map((v) => v.codigo ?? ''),
    ),
  montar: (v) => ({ nome: v.codigo ?? '', dados: { codigo: '', ...v } }),
  comparar: (lidas, { contas }) =>
    lidas.map(({ corpo }) => {
      const saldo = lerSaldo(corpo);
      const chave = chaveDaConta(corpo.codigo);
      const isGrupo = contas.get(chave)?.sintetica === true;
      const temConta = (outra: string): boolean => outra.startsWith(chave) && contas.get(outra)?.sintetica === false;
      if (saldo === 'nada' || (isGrupo && lidas.some((outra) => temConta(chaveDaConta(outra.corpo.codigo))))) return 'cadastrada';
      const errada = celulaErrada(corpo);
      return [
        ...(contas.has(chave) ? [] : [{ campo: 'codigo' as const, erro: erros.MUDANCA_CADASTRO_DESCONHECIDO({ valor: corpo.codigo }) }]),
        ...(isGrupo ? [{ campo: 'codigo' as const, erro: erros.MUDANCA_CONTA_DE_GRUPO({ valor: corpo.codigo }) }] : []),
        ...(errada === null ? [] : [{ campo: errada, erro: erros.MUDANCA_VALOR_INVALIDO({ valor: corpo[errada] ?? '' }) }]),
        ...(saldo === 'dois' ? [{ campo: 'saldo' as const, erro: erros.MUDANCA_SALDO_DE_UM_LADO() }] : []),
      ];
    }),
  conhecida: () => null,
  gravar: async (ato, { corpos, apoio: { inicio, contas }, arquivo }) => {
    if (inicio === null) throw erros.MUDANCA_SEM_LIVROS();
    const { id } = await criarLancamento(ato, {
      dataLancamento: inicio,
      ajuste: false,
      historico: `Saldos iniciais trazidos do outro sistema (${arquivo})`.slice(0, 300),
      documento: null,
      rascunho: null,
      partidas: corpos.flatMap((corpo) => {
        const saldo = lerSaldo(corpo);
        if (saldo === null || typeof saldo === 'string') return [];
        return [{ contaId: contas.get(chaveDaConta(corpo.codigo))?.id ?? 0, centroCustoId: null, historico: null, ...saldo }];
      }),
    });
    return corpos.map(() => id);
  },
  desfazer: (ato, { id, motivo }) => estornarLancamento(ato, { id, motivo, dataEstorno: null }),
};
