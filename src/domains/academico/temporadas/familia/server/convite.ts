import { sql } from 'kysely';
import type { LinkExterno } from '#domains/acesso/links-externos/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { CAMPO_DA_FICHA, type TipoDeDocumento } from '#domains/rh/documentos.ts';
import { pedeCadastro, pedeFicha } from '../../campos-da-temporada.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { familiasDaTemporada } from '../../server/familias.ts';
import { vindasDeOutro } from '../../server/recusadas.ts';
import type { SituacaoTemporada } from '../../situacoes.ts';

export type Convite = {
  id: number;
  pessoaId: number;
  temporadaId: number;
  temporada: string;
  mensagem: string | null;
  inicio: DataCivil;
  fim: DataCivil;
  situacao: SituacaoTemporada;
  campos: string[];
  documentos: TipoDeDocumento[];
  fichaSaude: boolean;
  /** What came already of this guardian, and what of it came of another, as `parteDe` names it. */
  respondidas: string[];
  deOutro: string[];
  /** Which documents this guardian says not to have, named so too. */
  semDocumento: string[];
};
export type PessoaDaFamilia = { pessoaId: number; nome: string; proprio: boolean };

/** A part of an answer, of one person. */
export const parteDe = (pessoaId: number, parte: string): string => `${pessoaId}:${parte}`;

/** The part of an answer that a field is of. */
export const parteDoCampo = (campo: string): string => (campo === CAMPO_DA_FICHA ? 'ficha' : campo);

/** Some invitations of seasons. */
export async function lerConvites(db: Db | Tx, ids: readonly number[]): Promise<Convite[]> {
  const { rows } = await sql<
    Omit<Convite, 'deOutro'> & { vindas: { pessoaId: number; campo: string }[] }
  >`select c.id, c.pessoa_id as "pessoaId", t.id as "temporadaId", t.nome as temporada, t.mensagem, t.data_inicio as inicio, t.data_fim as fim,
      t.situacao, t.campos, t.documentos, t.ficha_saude as "fichaSaude", c.partes_respondidas as respondidas, c.sem_documento as "semDocumento",
      (select coalesce(json_agg(json_build_object('pessoaId', v.pessoa_id, 'campo', v.campo)), '[]') from ${vindasDeOutro(sql`c.id`)} v) as vindas
    from temporadas_convites c join temporadas t on t.id = c.temporada_id where c.id = any(${[...ids]}::bigint[]) order by c.id`.execute(
    db,
  );
  return rows.map(({ vindas, ...convite }) => ({ ...convite, deOutro: vindas.map((v) => parteDe(v.pessoaId, parteDoCampo(v.campo))) }));
}

/** The invitation of a link, on a day on which the school takes answers. @throws TEMPORADA_FORA_DO_PRAZO */
export async function lerConvite(db: Db | Tx, link: LinkExterno, hoje: DataCivil): Promise<Convite> {
  const [convite] = await lerConvites(db, [link.alvoId]);
  if (!convite) throw new Error(`link ${link.id} is of no invitation`);
  const { inicio, fim, situacao } = convite;
  if (situacao !== 'aberta' || hoje < inicio || hoje > fim)
    throw erros.TEMPORADA_FORA_DO_PRAZO({ inicio: formatarData(inicio), fim: formatarData(fim) });
  return convite;
}

/** Of whom a guardian is asked something: of themselves, and of the students of the classes whom they answer for today. */
export async function lerFamilia(db: Db | Tx, convite: Convite): Promise<PessoaDaFamilia[]> {
  const { temporadaId, pessoaId } = convite;
  const { rows } =
    await sql<PessoaDaFamilia>`select p.id as "pessoaId", p.nome_completo as nome, p.id = ${pessoaId} as proprio from v_pessoa_resumo p
    where p.data_falecimento is null and (p.id = ${pessoaId} or p.id in (select m.aluno_id ${familiasDaTemporada(sql`${temporadaId}::bigint`)} and guarda.pessoa_id = ${pessoaId}))
    order by proprio desc, p.nome_busca, p.id`.execute(db);
  return rows.filter(({ proprio }) => pedeCadastro(convite, proprio) || pedeFicha(convite, proprio));
}

/** One of the family. @throws PESSOA_DE_OUTRA_FAMILIA */
export async function lerDaFamilia(db: Db | Tx, convite: Convite, pessoaId: number): Promise<PessoaDaFamilia> {
  const pessoa = (await lerFamilia(db, convite)).find((uma) => uma.pessoaId === pessoaId);
  if (!pessoa) throw erros.PESSOA_DE_OUTRA_FAMILIA({}, { campos: ['pessoaId'] });
  return pessoa;
}
