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
  verificacaoAchados: number | null;
  verificacaoErro: string | null;
  verificacaoMs: number | null;
  verificadaEm: string | null;
};

/** The newest backups with what became of them when they were last tried. */
export async function listarCopias(db: Db, limite: number): Promise<CopiaRegistrada[]> {
  const { rows } = await sql<CopiaRegistrada>`select c.id, c.origem, c.usuario_nome as "usuarioNome", c.nome, c.erro, c.linhas, c.bytes,
      c.duracao_ms as "duracaoMs", c.concluida_em as "concluidaEm", v.achados as "verificacaoAchados", v.erro as "verificacaoErro",
      v.duracao_ms as "verificacaoMs", v.concluida_em as "verificadaEm"
    from copias c left join lateral (select * from copias_verificacoes where copia_id = c.id order by id desc limit 1) v on true
    order by c.id desc limit ${limite}`.execute(db);
  return rows;
}

/** The last backup that came about and was found whole, and the last try of any kind: what says how much may be lost today. */
export type UltimasCopias = { boaEm: string | null; ultimaFalhou: boolean; noiteEm: string | null };
export async function ultimasCopias(db: Db): Promise<UltimasCopias> {
  const { rows } = await sql<UltimasCopias>`select
      (select max(retrato_em) from copias) as "boaEm",
      coalesce((select c.erro is not null or coalesce(v.erro is not null or v.achados > 0, false)
        from copias c left join lateral (select erro, achados from copias_verificacoes where copia_id = c.id order by id desc limit 1) v on true
        order by c.id desc limit 1), false) as "ultimaFalhou",
      (select max(concluida_em) from copias where origem = 'noite') as "noiteEm"`.execute(db);
  return rows[0] ?? { boaEm: null, ultimaFalhou: false, noiteEm: null };
}
