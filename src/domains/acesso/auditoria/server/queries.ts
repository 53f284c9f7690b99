import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { registrarCpfNasMudancas } from '#domains/pessoas/server/door.ts';
import { auditarExportacao } from '#platform/server/auditoria/exportacao.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { type ColunaPlanilha, exportar } from '#platform/server/planilhas/planilha.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { tradutor } from '#shared/textos.ts';
import type { auditoriaApi } from '../api.ts';
import { nomeDoAto } from '../atos.ts';
import { achadosNaTela, atosDeOutraTela, nomeDoTipo, tiposAuditados } from '../registros.ts';
import { textosAuditoria } from '../texts.ts';
import { assinar, chaveDeAssinatura } from './assinatura.ts';

type Query = EntradaServidor<typeof auditoriaApi.listarAlteracoes>['query'];
type Inteira = RespostaServidor<typeof auditoriaApi.obterAlteracao>;
type Alteracao = Omit<Inteira, 'antes' | 'depois'>;

const fuso = sql`current_setting('patio.fuso')`;
/** What the record of row `a` is called, by its kind. */
const nomesDosRegistros: Record<string, RawBuilder<unknown>> = {
  pessoa: sql`(select x.nome_completo from v_pessoa_resumo x where x.id = a.alvo_id)`,
  usuario: sql`(select nullif(concat_ws(' ', x.nome, x.sobrenome), '') from usuarios x where x.id = a.alvo_id)`,
  perfil: sql`(select x.nome from perfis x where x.id = a.alvo_id)`,
  matricula: sql`(select x.aluno_nome from v_matricula_resumo x where x.id = a.alvo_id)`,
  contrato: sql`(select x.numero from v_contrato_resumo x where x.id = a.alvo_id)`,
  titulo: sql`(select x.numero || ' · ' || x.pagador_nome from v_titulo_receber x where x.id = a.alvo_id)`,
  titulo_pagar: sql`(select x.numero from v_titulo_pagar x where x.id = a.alvo_id)`,
  fornecedor: sql`(select x.nome from v_fornecedor x where x.id = a.alvo_id)`,
  conta_bancaria: sql`(select x.nome from v_conta_bancaria x where x.id = a.alvo_id)`,
  turma: sql`(select x.nome || ' · ' || x.ano from v_turma x where x.id = a.alvo_id)`,
  turma_disciplina: sql`(select t.nome || ' · ' || t.ano || ' · ' || x.disciplina_nome from v_turma_disciplina x join v_turma t on t.id = x.turma_id where x.id = a.alvo_id)`,
  avaliacao: sql`(select x.nome || ' · ' || t.nome || ' · ' || t.ano || ' · ' || d.disciplina_nome from v_avaliacao x
    join v_turma_disciplina d on d.id = x.turma_disciplina_id join v_turma t on t.id = d.turma_id where x.id = a.alvo_id)`,
};
const nomeDoRegistro: RawBuilder<string | null> = sql`case a.alvo_tipo ${sql.join(
  Object.entries(nomesDosRegistros).map(([tipo, nome]) => sql`when ${sql.lit(tipo)} then ${nome}`),
  sql` `,
)} end`;
const semNome = sql<
  Omit<Alteracao, 'registroNome'>
>`a.seq, a.em, a.usuario_id as "usuarioId", a.usuario_nome as "usuarioNome", a.acao, a.alvo_tipo as tipo,
  a.alvo_id as "registroId", a.motivo, a.ip, a.correlacao`;
const comValores = sql<Inteira>`a.seq, a.em, a.usuario_id as "usuarioId", a.usuario_nome as "usuarioNome", a.acao, a.alvo_tipo as tipo, a.alvo_id as "registroId",
  ${nomeDoRegistro} as "registroNome", a.motivo, a.ip, a.correlacao, a.antes, a.depois`;

/** By the kind first, which has an index. */
function naTela(tela: string): RawBuilder<unknown> {
  const { doTipo, atos, tipos } = achadosNaTela(tela);
  return sql`a.alvo_tipo = any(${tipos}::text[]) and case when a.acao = any(${atosDeOutraTela}::text[]) then a.acao = any(${atos}::text[])
    else a.alvo_tipo = any(${doTipo}::text[]) end`;
}

/** Who did it is looked for among the users, who are few, never in the history itself. */
function lista<T>(
  { Texto, Tela, Tipo, RegistroId, UsuarioId, Codigo, DataInicial, DataFinal }: Query,
  colunas: RawBuilder<T>,
): DefinicaoLista<'em', T> {
  const deQuem = contemPalavras(sql`f_busca(concat_ws(' ', u.nome, u.sobrenome, u.email))`, Texto);
  return {
    colunas,
    de: sql`from auditoria a`,
    onde: [
      deQuem.length > 0 && sql`a.usuario_id = any(array(select u.id from usuarios u where ${sql.join(deQuem, sql` and `)}))`,
      Tela && naTela(Tela),
      Tipo && sql`a.alvo_tipo = ${Tipo}`,
      // A number alone is looked for kind by kind, by the index of a record's history.
      RegistroId !== undefined && !Tipo && !Tela && sql`a.alvo_tipo = any(${tiposAuditados}::text[])`,
      RegistroId !== undefined && sql`a.alvo_id = ${RegistroId}`,
      UsuarioId !== undefined && sql`a.usuario_id = ${UsuarioId}`,
      Codigo && sql`a.correlacao = ${Codigo}`,
      DataInicial !== null && sql`a.em >= (${DataInicial}::date)::timestamp at time zone ${fuso}`,
      DataFinal !== null && sql`a.em < (${DataFinal}::date + 1)::timestamp at time zone ${fuso}`,
    ],
    ordem: { em: { semNulos: sql`a.em` } },
    desempate: sql`a.seq`,
  };
}

/** A page of changes, without what they changed. */
export async function listarAlteracoes(db: Db, query: Query): Promise<Pagina<Alteracao>> {
  const pagina = await listar<Omit<Alteracao, 'registroNome'>, 'em'>(db, lista(query, semNome), toPaginacao(query));
  const nomes = await lerNomes(db, pagina.itens);
  return { ...pagina, itens: pagina.itens.map((a) => ({ ...a, registroNome: nomes.get(`${a.tipo} ${a.registroId}`) ?? null })) };
}

/** What records are called, by kind and id. Several views tell it: only those of the kinds that are there are planned, and each record is asked for once. */
async function lerNomes(db: Db, registros: readonly Pick<Alteracao, 'tipo' | 'registroId'>[]): Promise<Map<string, string | null>> {
  const partes = [...Map.groupBy(registros, ({ tipo }) => tipo)].flatMap(([tipo, seus]) => {
    const nome = nomesDosRegistros[tipo];
    const ids = [...new Set(seus.map(({ registroId }) => registroId))];
    return nome ? [sql`select ${tipo}::text || ' ' || a.alvo_id as qual, ${nome} as nome from unnest(${ids}::bigint[]) as a(alvo_id)`] : [];
  });
  if (partes.length === 0) return new Map();
  const { rows } = await sql<{ qual: string; nome: string | null }>`${sql.join(partes, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ qual, nome }) => [qual, nome]));
}

/** One change, with the record before and after; that somebody saw a CPF in it is recorded. @throws NAO_ENCONTRADO */
export async function verAlteracao({ db, quem }: Pick<Contexto, 'db' | 'quem'>, seq: number): Promise<Inteira> {
  const { rows } = await sql<Inteira>`select ${comValores} from auditoria a where a.seq = ${seq}`.execute(db);
  const [alteracao] = rows;
  if (!alteracao) throw errosComuns.NAO_ENCONTRADO();
  // What is asked to change of somebody is a record of its own, which names them.
  const pessoaId = alteracao.tipo === 'pessoa' ? alteracao.registroId : alteracao.depois?.['pessoaId'];
  if (typeof pessoaId === 'number') await registrarCpfNasMudancas({ db, quem }, pessoaId, [alteracao]);
  return alteracao;
}

/** The changes of a filter as a signed file, and the record of who took it: changes of people tell their CPF. */
export async function exportarAlteracoes(contexto: Contexto, query: Query): Promise<Arquivo> {
  const { db, pedido, servicos } = contexto;
  await auditarExportacao(contexto, { acao: 'auditoria.exportada', alvoTipo: 'auditoria', depois: { ...query } });
  const { idioma } = pedido;
  const t = tradutor(textosAuditoria, idioma);
  const json = (valor: unknown): string | null => (valor === null ? null : JSON.stringify(valor));
  const colunas: ColunaPlanilha<Inteira>[] = [
    { titulo: t('sequencia'), valor: (a) => a.seq, tipo: 'numero' },
    { titulo: t('em'), valor: (a) => formatarInstante(a.em, servicos.config.tzEscola) },
    { titulo: t('quem'), valor: (a) => nomeDoAutor(a.usuarioNome, idioma) },
    { titulo: t('ato'), valor: (a) => nomeDoAto(a.acao, idioma) },
    { titulo: t('tipo'), valor: (a) => nomeDoTipo(a.tipo, idioma) },
    { titulo: t('numero'), valor: (a) => a.registroId, tipo: 'numero' },
    { titulo: t('nome'), valor: (a) => a.registroNome },
    { titulo: t('antes'), valor: (a) => json(a.antes) },
    { titulo: t('depois'), valor: (a) => json(a.depois) },
    { titulo: t('motivo'), valor: (a) => a.motivo },
    { titulo: t('endereco'), valor: (a) => a.ip },
    { titulo: t('codigo'), valor: (a) => a.correlacao },
  ];
  const arquivo = exportar<Inteira>(
    t('alteracoes'),
    'csv',
    colunas,
    percorrer<Inteira, 'em'>(db, lista(query, comValores), toPaginacao(query)),
  );
  if (Buffer.isBuffer(arquivo.corpo)) throw new Error('an export is a stream');
  return { ...arquivo, corpo: assinar(arquivo.corpo, chaveDeAssinatura(servicos.config.chaveDaAuditoria)) };
}
