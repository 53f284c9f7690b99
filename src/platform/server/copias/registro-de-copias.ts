import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';
import type { CopiaFeita } from './fazer-copia.ts';

export type OrigemDaCopia = 'tela' | 'comando' | 'noite';
type Quem = { origem: OrigemDaCopia; usuarioNome: string | null };
const TEXTO_MAXIMO = 500;

/** Keeps that a backup was made; gives its number. */
export async function registrarCopia(db: Db, { origem, usuarioNome }: Quem, feita: CopiaFeita): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into copias (origem, usuario_nome, nome, tabelas, linhas, bytes, duracao_ms, retrato_em)
    values (${origem}, ${usuarioNome}, ${feita.id}, ${feita.tabelas}, ${feita.linhas}, ${feita.bytes}, ${feita.duracaoMs}, ${feita.criadaEm}::timestamptz)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Keeps that none could be made. */
export async function registrarFalha(db: Db, { origem, usuarioNome }: Quem, erro: string, duracaoMs: number): Promise<void> {
  await sql`insert into copias (origem, usuario_nome, erro, duracao_ms)
    values (${origem}, ${usuarioNome}, ${erro.slice(0, TEXTO_MAXIMO)}, ${Math.round(duracaoMs)})`.execute(db);
}

/** Keeps what became of a backup that was tried. */
export async function registrarVerificacao(
  db: Db,
  copiaId: number,
  { achados, erro, duracaoMs }: { achados: number | null; erro: string | null; duracaoMs: number },
): Promise<void> {
  await sql`insert into copias_verificacoes (copia_id, achados, erro, duracao_ms)
    values (${copiaId}, ${achados}, ${erro?.slice(0, TEXTO_MAXIMO) ?? null}, ${Math.round(duracaoMs)})`.execute(db);
}

/** Keeps that backups were deleted because their time was over. */
export async function registrarApagadas(db: Db, nomes: readonly string[]): Promise<void> {
  if (nomes.length === 0) return;
  await sql`update copias set apagada_em = clock_timestamp() where nome = any(${nomes}::text[]) and apagada_em is null`.execute(db);
}

export type CopiaRegistrada = {
  id: number;
  origem: string;
  usuarioNome: string | null;
  nome: string | null;
  erro: string | null;
  linhas: number;
  bytes: number;
  duracaoMs: number;
  concluidaEm: string;
  apagadaEm: string | null;
  verificacaoAchados: number | null;
  verificacaoErro: string | null;
  verificacaoMs: number | null;
  verificadaEm: string | null;
};

/** The newest backups with what became of them when they were last tried. */
export async function listarCopias(db: Db, limite: number): Promise<CopiaRegistrada[]> {
  const { rows } = await sql<CopiaRegistrada>`select c.id, c.origem, c.usuario_nome as "usuarioNome", c.nome, c.erro, c.linhas, c.bytes,
      c.duracao_ms as "duracaoMs", c.concluida_em as "concluidaEm", c.apagada_em as "apagadaEm", v.achados as "verificacaoAchados",
      v.erro as "verificacaoErro", v.duracao_ms as "verificacaoMs", v.concluida_em as "verificadaEm"
    from copias c left join lateral (select * from copias_verificacoes where copia_id = c.id order by id desc limit 1) v on true
    order by c.id desc limit ${limite}`.execute(db);
  return rows;
}

/** Each backup with its verdict: whole, failed (not made, does not restore, something does not hold), or null: made and not tried. */
const julgadas = sql`(select c.id, c.origem, c.nome, c.retrato_em, c.concluida_em, c.apagada_em,
    case when c.erro is not null or v.erro is not null or v.achados > 0 then false when v.achados = 0 then true end as inteira,
    c.erro is null and v.achados is not null as voltou
  from copias c left join lateral (select erro, achados from copias_verificacoes where copia_id = c.id order by id desc limit 1) v on true)`;

/** The names of the backups that are kept and were found whole when they were last tried. */
export async function copiasInteiras(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{
    nome: string;
  }>`select coalesce(j.nome, '') as nome from ${julgadas} j where j.inteira and j.apagada_em is null`.execute(db);
  return new Set(rows.map(({ nome }) => nome));
}

/** The newest backup that was found whole, and whether the last one with a verdict failed: what says how much may be lost today. */
export type UltimasCopias = { boaEm: string | null; ultimaFalhou: boolean };
export async function ultimasCopias(db: Db): Promise<UltimasCopias> {
  const { rows } = await sql<UltimasCopias>`select max(j.retrato_em) filter (where j.inteira) as "boaEm",
      coalesce(not (array_agg(j.inteira order by j.id desc) filter (where j.inteira is not null))[1], false) as "ultimaFalhou"
    from ${julgadas} j`.execute(db);
  return rows[0] ?? { boaEm: null, ultimaFalhou: false };
}

/** The backups that the night tried to make in the last two days, newest first; `voltou`: it was made and it restores. */
export async function noitesRecentes(db: Db): Promise<{ em: string; voltou: boolean }[]> {
  const { rows } = await sql<{ em: string; voltou: boolean }>`select j.concluida_em as em, j.voltou from ${julgadas} j
    where j.origem = 'noite' and j.concluida_em > now() - interval '2 days' order by j.id desc`.execute(db);
  return rows;
}
