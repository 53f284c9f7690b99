import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import { conferirRecebimento, taxasDeAtraso } from '#domains/financeiro/cadastros/server/door.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { errosEmissao } from '../erros.ts';
import { conferirVencimentoNoPrazo } from '../prazos.ts';
import { criarTitulosReceber, type TituloCriado } from './criar-titulos.ts';

/** An open title of another system, with its own days. */
type TituloTrazido = {
  pagadorId: number;
  alunoId: number | null;
  descricao: string;
  dataEmissao: DataCivil;
  dataVencimento: DataCivil;
  valorCentavos: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number;
};

/**
 * Brings open titles in from another system. Unlike one made by hand, each keeps the day on which it was issued: what was issued before the books
 * begin is in the balances that they open with. The rates of late payment are those of today: the school registers its own as it moves in, mostly
 * after the days of issue. Everything else is asked of it as of any title.
 * Throws PAGADOR_FALECIDO, VENCIMENTO_FORA_DO_PRAZO, VENCIMENTO_DISTANTE, CADASTRO_DESCONHECIDO, inactive account or method, TITULO_SEM_VALOR.
 */
export async function trazerTitulos(ato: Ato<Autor>, titulos: readonly TituloTrazido[]): Promise<TituloCriado[]> {
  const { tx, hoje } = ato;
  if (titulos.length === 0) return [];
  await conferirRecebimento(tx, titulos);
  const pessoas = [...new Set(titulos.flatMap((t) => (t.alunoId === null ? [t.pagadorId] : [t.pagadorId, t.alunoId])))];
  const { rows } = await sql<{ id: number; nome: string; falecido: boolean }>`
    select id, nome_completo as nome, data_falecimento is not null as falecido from v_pessoa_resumo where id = any(${pessoas}::bigint[])`.execute(
    tx,
  );
  const conhecidas = new Map(rows.map((r) => [r.id, r]));
  for (const t of titulos) {
    const pagador = conhecidas.get(t.pagadorId);
    if (!pagador) throw errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['pagadorId'] });
    if (t.alunoId !== null && !conhecidas.has(t.alunoId)) throw errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['alunoId'] });
    if (pagador.falecido) throw errosEmissao.PAGADOR_FALECIDO({ nome: pagador.nome }, { campos: ['pagadorId'] });
    conferirVencimentoNoPrazo(t.dataVencimento, hoje);
  }
  const { multaPercentual, jurosPercentualMes } = (await taxasDeAtraso(tx))(hoje);
  const criados = await criarTitulosReceber(
    tx,
    titulos.map((t) => ({
      ...t,
      multaPercentual,
      jurosPercentualMes,
      origem: 'manual',
      contratoId: null,
      contratoPrecoId: null,
      matriculaId: null,
      parcela: 1,
      parcelas: 1,
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: centavos(0),
    })),
  );
  await auditarVarios(
    ato,
    criados.map(({ id, numero }, i) => ({ acao: 'titulo.criado', alvoTipo: 'titulo', alvoId: id, depois: { ...titulos[i], numero } })),
  );
  return criados;
}
