import type { Ato } from '#platform/server/ato.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Base } from '../base/base.ts';
import { semente } from '../pessoas/familias.ts';
import type { MatriculaFeita } from './grupo-matriculas.ts';
import { criarSorteio } from '../plano/sorteio.ts';

const passeio = { descricao: 'Passeio ao Mangal das Garças', valorCentavos: centavos(8_500) };
/** One student in so many goes on the trip; one in some of those gives it up. */
const vao = 12;
const desistem = 5;

/** Titles made by hand: a school trip, due now. Those who give it up have theirs cancelled. */
export async function cobrarPasseio(ato: Ato, matriculas: readonly MatriculaFeita[], base: Base): Promise<void> {
  const { tx, hoje } = ato;
  const participantes = matriculas.filter(
    ({ plano, familia }) => !plano.proximoAno && !plano.saida && (familia.familia.indice + plano.filho) % vao === 2,
  );
  const titulos = participantes.flatMap(({ id, alunoId, familia, plano }) => {
    const pagador = familia.familia.adultos.findIndex(({ percentual }) => percentual !== null);
    const pagadorId = familia.familia.filhos[plano.filho]?.respondePorSi ? alunoId : familia.adultosIds[pagador];
    if (pagadorId === undefined) return [];
    const sorteio = criarSorteio(semente, 'passeio', familia.familia.indice, plano.filho);
    return [
      {
        ...passeio,
        pagadorId,
        alunoId,
        matriculaId: id,
        origem: 'manual' as const,
        contratoId: null,
        contratoPrecoId: null,
        parcela: 1,
        parcelas: 1,
        dataEmissao: hoje,
        dataVencimento: somarDias(hoje, sorteio.inteiro(0, 20)),
        descontoIncondicionalCentavos: centavos(0),
        descontoCondicionalCentavos: centavos(0),
        contaBancariaId: base.contas.caixa,
        formaPagamentoId: base.formas.dinheiro,
      },
    ];
  });
  const criados = await criarTitulosReceber(tx, titulos);
  await auditarVarios(
    ato,
    criados.map(({ id, numero }, i) => ({ acao: 'titulo.criado', alvoTipo: 'titulo', alvoId: id, depois: { numero, ...titulos[i] } })),
  );
  for (const [i, { id }] of criados.entries()) {
    if (i % desistem === 1) await cancelarTitulo(ato, { id, motivo: 'Família desistiu do passeio.' });
  }
}
