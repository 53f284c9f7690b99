import { errosEmissao } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import { conferirRecebimento, conferirTaxaServico } from '#domains/financeiro/cadastros/server/door.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import type { novoTituloEsquema } from '../esquemas.ts';
import { conferirVencimentoNoPrazo } from '../prazos.ts';
import { criarTitulosReceber, type TituloCriado } from './criar-titulos.ts';

/**
 * Creates one title by hand: a fee, a sale, a debt that no contract made, also one that fell due already. Issued today unless told,
 * never before: the position of a past day stays what it was. Made from a fixed fee, it keeps which. Throws EMISSAO_RETROATIVA, TAXA_SERVICO_FORA_DE_VIGOR, PAGADOR_FALECIDO, VENCIMENTO_FORA_DO_PRAZO, VENCIMENTO_DISTANTE, CADASTRO_DESCONHECIDO, inactive account or method, TITULO_SEM_VALOR.
 */
export async function criarTituloManual(ato: Ato<Autor>, dados: z.output<typeof novoTituloEsquema>): Promise<TituloCriado> {
  const { tx, hoje } = ato;
  await conferirRecebimento(tx, [dados]);
  const { rows } = await sql<{
    id: number;
    nome: string;
    falecido: boolean;
  }>`select id, nome_completo as nome, data_falecimento is not null as falecido from v_pessoa_resumo where id in (${dados.pagadorId}, ${dados.alunoId ?? dados.pagadorId})`.execute(
    tx,
  );
  for (const [campo, id] of [
    ['pagadorId', dados.pagadorId],
    ['alunoId', dados.alunoId],
  ] as const) {
    if (id !== null && !rows.some((r) => r.id === id)) throw errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: [campo] });
  }
  const falecido = rows.find((r) => r.id === dados.pagadorId && r.falecido);
  if (falecido) throw errosEmissao.PAGADOR_FALECIDO({ nome: falecido.nome }, { campos: ['pagadorId'] });
  const dataEmissao = dados.dataEmissao ?? hoje;
  if (dataEmissao < hoje) throw errosEmissao.EMISSAO_RETROATIVA({ hoje: formatarData(hoje) }, { campos: ['dataEmissao'] });
  conferirVencimentoNoPrazo(dados.dataVencimento, hoje);
  if (dados.taxaServicoId !== null) await conferirTaxaServico(tx, dados.taxaServicoId, hoje);
  const [titulo] = await criarTitulosReceber(tx, [
    {
      ...dados,
      origem: dados.taxaServicoId === null ? 'manual' : 'taxa',
      contratoId: null,
      contratoPrecoId: null,
      matriculaId: null,
      parcela: 1,
      parcelas: 1,
      dataEmissao,
      descontoIncondicionalCentavos: dados.descontoIncondicionalCentavos ?? centavos(0),
      descontoCondicionalCentavos: dados.descontoCondicionalCentavos ?? centavos(0),
    },
  ]);
  if (!titulo) throw new Error('the insert of a title answered no row');
  await auditar(ato, {
    acao: 'titulo.criado',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    depois: { ...dados, dataEmissao, numero: titulo.numero },
  });
  return titulo;
}
