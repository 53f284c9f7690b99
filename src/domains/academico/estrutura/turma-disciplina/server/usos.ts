import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Textos } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { textosUsos } from '#domains/academico/estrutura/texts-ensino.ts';

/** So many records of one kind that hang on a subject of a class. */
export type Uso = { turmaDisciplinaId: number; quantidade: number };
/** First and last day; null is an open end. */
type Dias = { dataInicio: DataCivil | null; dataFim: DataCivil | null };
export type PerguntaDeUso = {
  ids: readonly number[];
  /** Only what lies outside these days, as when the subject is to have them; null: everything. */
  fora: Dias | null;
  /** Only what this teacher recorded. */
  docentePessoaId: number | null;
};
/** A kind of record: how a person calls `n` of them, and how many hang on which subjects. */
export type TipoDeUso = {
  rotulo: { br: { one: string; other: string }; en: { one: string; other: string } };
  contar: (db: Db | Tx, pergunta: PerguntaDeUso) => Promise<Uso[]>;
};

const tipos = new Map<string, TipoDeUso>();

/**
 * Declares what else hangs on a subject of a class: lessons, evaluations, marks. Rooms to the left call it when their module
 * loads; what they declare is counted before a subject is deleted, ended or loses a teacher, and named in the refusal.
 * Their tables refer to `turmas_disciplinas` without cascade, so that the database refuses too.
 */
export function registrarUsoDeDisciplina(chave: string, tipo: TipoDeUso): void {
  tipos.set(chave, tipo);
}

registrarUsoDeDisciplina('docentes', {
  rotulo: textosUsos.nDocentes,
  // Ending a subject ends its teachers with it: only a deletion must know of them.
  contar: async (db, { ids, fora, docentePessoaId }) =>
    fora !== null || docentePessoaId !== null
      ? []
      : (
          await sql<Uso>`select turma_disciplina_id as "turmaDisciplinaId", count(distinct pessoa_id)::int as quantidade
            from docentes_periodo where turma_disciplina_id = any(${ids}::bigint[]) group by 1`.execute(db)
        ).rows,
});
registrarUsoDeDisciplina('alunos', {
  rotulo: textosUsos.nAlunos,
  // A subject that the class got again after an ending is not theirs alone: undoing the ending gives it back to them.
  contar: async (db, { ids, fora, docentePessoaId }) =>
    fora !== null || docentePessoaId !== null
      ? []
      : (
          await sql<Uso>`select td.id as "turmaDisciplinaId", u.alunos as quantidade
            from turmas_disciplinas td join v_turma_ja_usada u on u.turma_id = td.turma_id
            where td.id = any(${ids}::bigint[]) and u.alunos > 0 and not disciplina_de_novo(td.id)`.execute(db)
        ).rows,
});

export type UsoNomeado = { chave: string; turmaDisciplinaId: number; quantidade: number } & Textos;

/** Everything that hangs on subjects of classes, named in both languages; empty when they are free. */
export async function usosDasDisciplinas(
  db: Db | Tx,
  ids: readonly number[],
  { fora = null, docentePessoaId = null }: { fora?: Dias | null; docentePessoaId?: number | null } = {},
): Promise<UsoNomeado[]> {
  const achados: UsoNomeado[] = [];
  for (const [chave, { rotulo, contar }] of tipos) {
    for (const { turmaDisciplinaId, quantidade } of await contar(db, { ids, fora, docentePessoaId })) {
      const nome = (idioma: 'br' | 'en'): string => texto({ n: rotulo }, 'n', idioma, { n: quantidade });
      achados.push({ chave, turmaDisciplinaId, quantidade, br: nome('br'), en: nome('en') });
    }
  }
  return achados;
}

/** What hangs, as the parameter of a refusal. */
export function usosEmTexto(usos: readonly Textos[]): { usos: Textos } {
  return { usos: { br: usos.map((u) => u.br).join(', '), en: usos.map((u) => u.en).join(', ') } };
}
