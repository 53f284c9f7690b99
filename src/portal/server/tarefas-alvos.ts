import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';

type Nomeador = (db: Db, ids: readonly number[], tarefaId: number) => Promise<{ id: number; rotulo: string }[]>;

/** How the rows of a kind of job are named: the first part of the kind is the record it works on. */
const nomeadores: Record<string, Nomeador> = {
  importacao: async (db, ids, tarefaId) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select alvo_id as id, rotulo from v_importacao_item where tarefa_id = ${tarefaId} and alvo_id = any(${ids})`.execute(db);
    return rows;
  },
  mudanca: async (db, ids, tarefaId) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select alvo_id as id, rotulo from v_mudanca_item where tarefa_id = ${tarefaId} and alvo_id = any(${ids})`.execute(db);
    return rows;
  },
  cobranca: async (db, ids) => {
    const { rows } = await sql<{ id: number; rotulo: string }>`select id, rotulo from v_carta_cobranca where id = any(${ids})`.execute(db);
    return rows;
  },
  declaracoes: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome_completo as rotulo from v_pessoa_resumo where id = any(${ids})`.execute(db);
    return rows;
  },
  privacidade: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome_completo as rotulo from v_pessoa_resumo where id = any(${ids})`.execute(db);
    return rows;
  },
  historicos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome_completo as rotulo from v_pessoa_resumo where id = any(${ids})`.execute(db);
    return rows;
  },
  contratos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, numero || ' · ' || aluno_nome as rotulo from v_contrato_resumo where id = any(${ids})`.execute(db);
    return rows;
  },
  convenios: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select x.id, p.nome_completo as rotulo from v_convenio_pessoa x join v_pessoa_resumo p on p.id = x.pessoa_id where x.id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  fechamentos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome || ' · ' || curso_nome as rotulo from v_turma where id = any(${ids})`.execute(db);
    return rows;
  },
  rematriculas: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, aluno_nome || ' · ' || coalesce(turma_nome, curso_nome) as rotulo from v_matricula_resumo where id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  boletos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select b.id, b.nosso_numero_impresso || ' · ' || t.pagador_nome as rotulo from v_boleto b join v_titulo_receber t on t.id = b.titulo_id where b.id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  boletins: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome || ' · ' || curso_nome as rotulo from v_turma where id = any(${ids})`.execute(db);
    return rows;
  },
  'boletins-envio': async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, aluno_nome || ' · ' || coalesce(turma_nome, curso_nome) as rotulo from v_matricula_resumo where id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  documentos: async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, aluno_nome || ' · ' || coalesce(turma_nome, curso_nome) as rotulo from v_matricula_resumo where id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  'documentos-envio': async (db, ids) => {
    const { rows } = await sql<{ id: number; rotulo: string }>`select id, rotulo from v_documento_emitido where id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
  'notas-fiscais': async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, nome as rotulo from v_nota_fiscal_arquivo where id = any(${ids})`.execute(db);
    return rows;
  },
  // The rows of a printed book are its volumes.
  livros: (_, ids) => Promise.resolve(ids.map((id) => ({ id, rotulo: `Volume ${id}` }))),
  // A piece is called by its last fact: people are told the day up to which it goes.
  'integracao-contabil': async (db, ids) => {
    const { rows } = await sql<{
      id: number;
      rotulo: string;
    }>`select id, to_char(data_fato, 'DD/MM/YYYY') as rotulo from v_fato_contabil where id = any(${ids})`.execute(db);
    return rows;
  },
  retornos: async (db, ids) => {
    const { rows } = await sql<{ id: number; rotulo: string }>`select id, rotulo from v_retorno_linha where id = any(${ids})`.execute(db);
    return rows;
  },
};

/** Who may ask for a kind of job: its result, which names people, is told to whoever may ask for one now. */
const pedidas: Record<string, readonly ChavePermissao[]> = {
  importacao: ['pessoas:criar'],
  mudanca: ['mudanca:criar', 'mudanca:excluir'],
  cobranca: ['cobranca:criar'],
  declaracoes: ['rel-declaracao-ir:criar'],
  historicos: ['historico-escolar:criar'],
  contratos: ['contratos:editar', 'aditivos:criar', 'aditivos:editar', 'aditivos:excluir'],
  convenios: ['aditivos:criar'],
  fechamentos: ['fechamento-cursos-turmas:criar', 'fechamento-periodo-letivo:criar'],
  rematriculas: ['rematriculas:criar', 'rematriculas:excluir'],
  boletos: ['gerenciar-boletos:visualizar'],
  boletins: ['boletins:visualizar'],
  'boletins-envio': ['boletins:criar'],
  documentos: ['matriculas:editar'],
  'documentos-envio': ['matriculas:editar'],
  retornos: ['gerenciar-boletos:criar'],
  'notas-fiscais': ['lancamentos-nf:criar'],
  livros: ['contabil-diario:listar', 'contabil-razao:listar'],
  'integracao-contabil': ['financeiro-integracao-contabil:criar'],
};

/** The kinds of jobs, by their first part, whose results a person may no longer read. */
export const tiposFechados = (quem: Quem): string[] =>
  Object.entries(pedidas).flatMap(([tipo, chaves]) => (chaves.some((chave) => pode(quem, chave)) ? [] : [tipo]));

/** Names of the records that a job worked on, one statement for all; records that are gone have none. */
export async function nomesDosAlvos(
  db: Db,
  { id, tipo }: { id: number; tipo: string },
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const nomear = nomeadores[tipo.split('.')[0] ?? ''];
  if (!nomear || ids.length === 0) return new Map();
  return new Map((await nomear(db, ids, id)).map((alvo) => [alvo.id, alvo.rotulo]));
}
