import { sql } from 'kysely';
import type { z } from 'zod';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import type { disciplinasApi } from '../api.ts';
import type { esquemaDisciplina } from '../esquemas.ts';
import { corrigeGrafia } from '../grafia.ts';
import { conferirDisciplinaEmUso, conferirMudancaDaDisciplina } from './conferir-uso.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type Disciplina = RespostaServidor<typeof disciplinasApi.obter>;
export type DadosDisciplina = z.output<typeof esquemaDisciplina>;

/** Throws NAO_ENCONTRADO, DISCIPLINA_DUPLICADA, DISCIPLINA_SIGLA_DUPLICADA, DISCIPLINA_COM_HISTORICO, DISCIPLINA_EM_USO_NAS_TURMAS. */
export const disciplinas = registroListado<Disciplina, DadosDisciplina>({
  tabela: 'disciplinas',
  alvoTipo: 'disciplina',
  ato: { nome: 'disciplina', genero: 'a' },
  selecao: sql<Disciplina>`r.id, r.nome, r.sigla, r.area, r.carga_horaria as "cargaHoraria", r.tipo, r.conta_promocao as "contaPromocao", r.ordem, r.ativa,
    (select count(distinct td.turma_id)::int from turmas_disciplinas td where td.disciplina_id = r.id) as turmas, r.versao`,
  de: sql`from disciplinas r`,
  colunas: {
    nome: 'nome',
    sigla: 'sigla',
    area: 'area',
    cargaHoraria: 'carga_horaria',
    tipo: 'tipo',
    contaPromocao: 'conta_promocao',
    ordem: 'ordem',
    ativa: 'ativa',
  },
  usos: [{ rotulo: rotulos.nTurmas, contar: (id) => sql`select count(*) from turmas_disciplinas where disciplina_id = ${id}` }],
  conferirEdicao: async ({ id, ...antes }, d, { tx }) => {
    if (d.contaPromocao !== antes.contaPromocao) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'contaPromocao');
    else if (d.tipo !== antes.tipo) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'tipo');
    if (d.contaPromocao !== antes.contaPromocao) await conferirDisciplinaEmUso(tx, id, antes.nome, 'contaPromocao');
    if (d.tipo !== antes.tipo) await conferirDisciplinaEmUso(tx, id, antes.nome, 'tipo');
    if (d.nome !== antes.nome && !corrigeGrafia(antes.nome, d.nome)) await conferirDisciplinaEmUso(tx, id, antes.nome, 'nome');
    if (d.cargaHoraria !== antes.cargaHoraria) await guardarCargaHoraria(tx, id, antes.cargaHoraria);
  },
});

/** Subjects; by default in the order of the report card. */
export const listaDeDisciplinas = ({ nome, area, tipo, contaPromocao, ativa }: FiltrosDe<typeof disciplinasApi>) =>
  listaDe(
    disciplinas,
    [
      ...contemPalavras(sql`f_busca(r.nome || ' ' || coalesce(r.sigla, ''))`, nome),
      area !== null && sql`r.area = ${area}`,
      tipo !== null && sql`r.tipo = ${tipo}`,
      contaPromocao !== undefined && sql`r.conta_promocao = ${contaPromocao}`,
      ativa !== undefined && sql`r.ativa = ${ativa}`,
    ],
    {
      nome: sql`r.nome`,
      sigla: sql`r.sigla`,
      area: sql`r.area`,
      tipo: sql`r.tipo`,
      cargaHoraria: sql`r.carga_horaria`,
      ordem: sql`(r.ordem, r.nome)`,
      turmas: sql`turmas`,
    },
  );

/** Classes whose year has begun, or that are closed, keep the workload that they were taught under; the new one is for those to come. */
async function guardarCargaHoraria(tx: Tx, id: number, cargaHoraria: number | null): Promise<void> {
  await sql`update turmas_disciplinas td set carga_horaria = ${cargaHoraria}, versao = td.versao + 1
    from turmas t join cursos c on c.id = t.curso_id
      left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.turma_id = t.id and td.disciplina_id = ${id} and td.carga_horaria is null and (t.situacao = 'fechada' or p.inicio <= ${hojeNoBanco})`.execute(
    tx,
  );
}
