import { sql } from 'kysely';
import { z } from 'zod';
import { criarTurma, excluirTurma } from '#domains/academico/estrutura/turmas/server/door.ts';
import { type Turno, turnos } from '#domains/academico/estrutura/turnos.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { campo } from '#shared/campos.ts';
import type { Recusa } from '#platform/server/registros/importar.ts';
import { opcaoDaPlanilha } from '#shared/importacao/valores.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import type { Idioma } from '#shared/erros.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { type CampoDaTurma, camposDaTurma } from '#domains/mudanca/campos/academico.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const nomesDosTurnos = (idioma: Idioma): string => turnos.map((turno) => turno[idioma]).join(', ');
definirMensagensDeCampo({
  TURNO_DESCONHECIDO: {
    br: `Não é um turno. Escreva um destes: ${nomesDosTurnos('br')}.`,
    en: `It is no shift. Write one of these: ${nomesDosTurnos('en')}.`,
  },
});

const linha = z.strictObject({
  codigo: campo.texto({ max: 60 }),
  nome: campo.texto({ max: 60 }),
  curso: campo.texto({ max: 120 }),
  ano: campo.texto({ max: 10 }),
  turno: z.enum(valoresDaLista(turnos), 'TURNO_DESCONHECIDO'),
  sala: campo.textoOpcional(40),
  vagas: campo.inteiro({ min: 0, max: 999 }),
});
type Linha = z.output<typeof linha>;
/** A course by its name, its short name, or both its segmentação and name; null: several are called so. */
type Cursos = ReadonlyMap<string, number | null>;
type Apoio = { cursos: Cursos; anos: ReadonlyMap<string, number>; turmas: ReadonlyMap<string, number> };

/** What others call the shifts. */
const outrosNomes: Readonly<Record<string, Turno>> = { matutino: 'manha', vespertino: 'tarde', noturno: 'noite' };

const chaveDaTurma = (nome: string, cursoId: number, anoLetivoId: number): string => `${normalizarBusca(nome)} ${cursoId} ${anoLetivoId}`;

/** Classes of courses and school years that are registered; one of the same name, course and year is the same class. */
export const tipoTurmas: TipoDePlanilha<CampoDaTurma, Linha, Apoio> = {
  tipo: 'turmas',
  paraCarregar: ['turmas-estrutura:criar'],
  paraDesfazer: ['turmas-estrutura:excluir'],
  alvoTipo: 'turma',
  tamanho: 100,
  arquivo: { br: 'Modelo de turmas', en: 'Class model' },
  campos: camposDaTurma,
  esquema: linha,
  campoDe: { nome: 'nome', cursoId: 'curso', anoLetivoId: 'ano', turno: 'turno', vagas: 'vagas' },
  emPe: sql`select id from v_turma`,
  apoio: ({ db }) => lerApoio(db),
  montar: ({ vagas = '', turno, ...v }) => ({
    nome: v.nome ?? '',
    dados: {
      codigo: '',
      nome: '',
      curso: '',
      ano: '',
      ...v,
      turno: outrosNomes[normalizarBusca(turno ?? '')] ?? opcaoDaPlanilha(turnos, turno),
      vagas: /^\d+$/.test(vagas) ? Number(vagas) : vagas,
    },
  }),
  comparar: (lidas, { cursos, anos }) =>
    lidas.map(({ corpo }) => [
      ...recusaDoCurso(corpo.curso, cursos),
      ...(anos.has(corpo.ano) ? [] : [{ campo: 'ano' as const, erro: erros.MUDANCA_CADASTRO_DESCONHECIDO({ valor: corpo.ano }) }]),
    ]),
  conhecida: ({ nome, curso, ano }, { cursos, anos, turmas }) =>
    turmas.get(chaveDaTurma(nome, cursos.get(normalizarBusca(curso)) ?? 0, anos.get(ano) ?? 0)) ?? null,
  gravar: async (ato, { corpos, apoio: { cursos, anos } }) => {
    const ids: number[] = [];
    for (const { codigo: _, curso, ano, ...turma } of corpos) {
      const lugar = { cursoId: cursos.get(normalizarBusca(curso)) ?? 0, anoLetivoId: anos.get(ano) ?? 0 };
      ids.push((await criarTurma(ato, { ...turma, ...lugar, grupoTurmaId: null })).id);
    }
    return ids;
  },
  desfazer: (ato, { id }) => excluirTurma(ato, id),
};

function recusaDoCurso(valor: string, cursos: Cursos): Recusa<'curso'>[] {
  const id = cursos.get(normalizarBusca(valor));
  if (id) return [];
  return [{ campo: 'curso', erro: id === null ? erros.MUDANCA_CURSO_AMBIGUO({ valor }) : erros.MUDANCA_CADASTRO_DESCONHECIDO({ valor }) }];
}

type Nomeado = { id: number; nome: string };
async function lerApoio(db: Db | Tx): Promise<Apoio> {
  const { rows } = await sql<{
    cursos: (Nomeado & { sigla: string | null; segmentacao: string })[];
    anos: { id: number; ano: number }[];
    turmas: (Nomeado & { cursoId: number; anoLetivoId: number })[];
  }>`select
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'sigla', sigla, 'segmentacao', segmentacao_nome)) from v_curso where ativo), '[]') as cursos,
    coalesce((select json_agg(json_build_object('id', id, 'ano', ano)) from v_ano_letivo), '[]') as anos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'cursoId', curso_id, 'anoLetivoId', ano_letivo_id)) from v_turma), '[]') as turmas`.execute(
    db,
  );
  const { cursos = [], anos = [], turmas = [] } = rows[0] ?? {};
  return {
    cursos: porNomes(cursos),
    anos: new Map(anos.map(({ id, ano }) => [String(ano), id])),
    turmas: new Map(turmas.map((t) => [chaveDaTurma(t.nome, t.cursoId, t.anoLetivoId), t.id])),
  };
}

function porNomes(cursos: readonly (Nomeado & { sigla: string | null; segmentacao: string })[]): Cursos {
  const porNome = new Map<string, number | null>();
  for (const { id, nome, sigla, segmentacao } of cursos)
    for (const chave of new Set([nome, sigla ?? '', `${segmentacao} · ${nome}`].map(normalizarBusca)))
      if (chave !== '') porNome.set(chave, porNome.has(chave) ? null : id);
  return porNome;
}
