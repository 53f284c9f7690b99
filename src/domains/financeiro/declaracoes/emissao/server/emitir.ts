import { faltaQueImpede } from '#domains/pessoas/pendencias/regras.ts';
import type { Ato } from '#platform/server/ato.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import { type Pessoa, auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosDeclaracao as erros } from '#domains/financeiro/declaracoes/erros.ts';
import type { Conteudo, ConteudoDoIr, TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { carregarIr } from './carregar-ir.ts';
import { carregarQuitacao, type QuitacaoAvaliada } from './carregar-quitacao.ts';
import '#domains/financeiro/declaracoes/server/restricoes.ts';

export type PedidoDeEmissao = { tipo: TipoDeDeclaracao; ano: number; pagadorIds: readonly number[] };
export type Emitida = { pagadorId: number; id: number; numero: number; nova: boolean };
export type Recusada = { pagadorId: number; erro: ErroNegocio };
type Pronta = { pagadorId: number; conteudo: Conteudo; totalCentavos: number };
type Anterior = { id: number; numero: number; pagadorId: number; conteudo: Conteudo };

/** What a statement would say of each payer, or why there is none. Reads alone. */
export async function preparar(
  db: Parameters<typeof carregarIr>[0],
  { tipo, ano, pagadorIds }: PedidoDeEmissao,
  hoje: DataCivil,
): Promise<{ prontas: Pronta[]; recusadas: Recusada[] }> {
  const prontas: Pronta[] = [];
  const recusadas: Recusada[] = [];
  const julgar = (pagadorId: number, erro: ErroNegocio | null, pronta: Omit<Pronta, 'pagadorId'>): void => {
    if (erro) recusadas.push({ pagadorId, erro });
    else prontas.push({ pagadorId, ...pronta });
  };
  if (tipo === 'ir') {
    for (const [id, conteudo] of await carregarIr(db, ano, pagadorIds, hoje))
      julgar(id, recusaDoIr(conteudo), { conteudo, totalCentavos: totalDoIr(conteudo) });
  } else {
    for (const [id, quitacao] of await carregarQuitacao(db, ano, pagadorIds, hoje)) {
      const totalCentavos = quitacao.conteudo.meses.reduce((soma, mes) => soma + mes.pagoCentavos, 0);
      julgar(id, recusaDaQuitacao(quitacao), { conteudo: quitacao.conteudo, totalCentavos });
    }
  }
  return { prontas, recusadas };
}

const totalDoIr = ({ totais }: ConteudoDoIr): number => totais.dedutivelCentavos + totais.naoDedutivelCentavos + totais.encargosCentavos;

/** Why a payer gets no income-tax statement of a year; null when he does. */
export function recusaDoIr(conteudo: ConteudoDoIr): ErroNegocio | null {
  if (conteudo.escola.cnpj === null) return erros.ESCOLA_SEM_CNPJ();
  if (totalDoIr(conteudo) === 0) return erros.SEM_RECEBIMENTOS_NO_ANO({ ano: conteudo.ano });
  const { cpf, nome } = conteudo.pagador;
  return faltaQueImpede('certificar', 'pagador', { cpf: cpf !== null }) ? erros.PAGADOR_SEM_CPF({ nome }) : null;
}

/** Why a payer gets no settlement statement of a year; null when he does. */
export function recusaDaQuitacao({ conteudo: { ano, escola }, avaliacao }: QuitacaoAvaliada): ErroNegocio | null {
  if (escola.cnpj === null) return erros.ESCOLA_SEM_CNPJ();
  const { recusa, pendencias } = avaliacao;
  if (recusa === 'ANO_EM_CURSO') return erros.ANO_EM_CURSO({ ano });
  if (recusa === 'SEM_DEBITOS_NO_ANO') return erros.SEM_DEBITOS_NO_ANO({ ano });
  if (recusa === null) return null;
  const titulos = pendencias.slice(0, 6).map(({ numero }) => numero);
  return erros.DEBITOS_EM_ABERTO({
    ano,
    n: pendencias.length,
    titulos: titulos.join(', ') + (pendencias.length > titulos.length ? '…' : ''),
  });
}

/**
 * Issues statements: numbered, with a code, frozen, with the fingerprint of what is printed in the audit trail. A payer whose last statement says the same gets that one again; one whose figures changed
 * gets another that takes its place. Refusals are answered, not thrown. Throws DECLARACAO_JA_EMITIDA when somebody issues the same one meanwhile.
 */
export async function emitirDeclaracoes(
  ato: Ato<Pessoa>,
  pedido: PedidoDeEmissao,
): Promise<{ emitidas: Emitida[]; recusadas: Recusada[] }> {
  const { tx, quem, hoje } = ato;
  const { prontas, recusadas } = await preparar(tx, pedido, hoje);
  const anteriores = await ultimas(tx, pedido);
  const novas = prontas.filter(({ pagadorId, conteudo }) => !dizOMesmo(anteriores.get(pagadorId)?.conteudo, conteudo));
  const linhas = novas.map(({ pagadorId, conteudo, totalCentavos }, ordem) => ({
    ordem,
    pagadorId,
    conteudo,
    totalCentavos,
    codigo: codigoDeVerificacao(),
    substituiId: anteriores.get(pagadorId)?.id ?? null,
  }));
  const { rows } = await sql<{ id: number; numero: number; pagadorId: number; impressao: string }>`
    insert into declaracoes (tipo, ano, pagador_id, data_emissao, total_centavos, conteudo, codigo_verificacao, substitui_id, usuario_id, usuario_nome)
    select ${pedido.tipo}::text, ${pedido.ano}::int, e."pagadorId", ${hoje}::date, e."totalCentavos", e.conteudo, e.codigo, e."substituiId", ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, "pagadorId" bigint, conteudo jsonb, "totalCentavos" bigint, codigo text, "substituiId" bigint)
    order by e.ordem returning id, numero, pagador_id as "pagadorId", impressao_da_declaracao(declaracoes) as impressao`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, numero, pagadorId, impressao }) => ({
      acao: 'declaracao.emitida',
      alvoTipo: 'declaracao',
      alvoId: id,
      depois: { tipo: pedido.tipo, ano: pedido.ano, numero, pagadorId, substituiId: anteriores.get(pagadorId)?.id ?? null, impressao },
    })),
  );
  const emitidas = prontas.flatMap(({ pagadorId }): Emitida[] => {
    const nova = rows.find((linha) => linha.pagadorId === pagadorId);
    const feita = nova ?? anteriores.get(pagadorId);
    return feita ? [{ pagadorId, id: feita.id, numero: feita.numero, nova: nova !== undefined }] : [];
  });
  return { emitidas, recusadas };
}

/** The newest statement of each payer. */
async function ultimas(tx: Tx, { tipo, ano, pagadorIds }: PedidoDeEmissao): Promise<Map<number, Anterior>> {
  const { rows } = await sql<Anterior>`select distinct on (pagador_id) id, numero, pagador_id as "pagadorId", conteudo from declaracoes
    where tipo = ${tipo} and ano = ${ano} and pagador_id = any(${pagadorIds as number[]}) order by pagador_id, id desc`.execute(tx);
  return new Map(rows.map((linha) => [linha.pagadorId, linha]));
}

/** Whether two statements say the same of the payer; the day that one of an unfinished year counts to says nothing by itself. */
function dizOMesmo(antes: Conteudo | undefined, agora: Conteudo): boolean {
  if (!antes) return false;
  const semDia = (conteudo: Conteudo) => ({ ...conteudo, ate: null });
  return isDeepStrictEqual(semDia(antes), JSON.parse(JSON.stringify(semDia(agora))));
}
