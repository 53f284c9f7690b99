import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { ensinoApi } from '../api.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { corrigeGrafia } from '../grafia.ts';
import { conferirDisciplinaEmUso, conferirMudancaDaDisciplina } from './conferir-uso.ts';
import { type Disciplina, obterDisciplina } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosDisciplina = EntradaServidor<typeof ensinoApi.criarDisciplina>['body'];
type Edicao = EntradaServidor<typeof ensinoApi.editarDisciplina>['body'];

const disciplinas: Registro<Disciplina, DadosDisciplina> = {
  tabela: 'disciplinas',
  alvoTipo: 'disciplina',
  ato: { nome: 'disciplina', genero: 'a' },
  obter: obterDisciplina,
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
  conferirEdicao: async ({ id, ...antes }, d, tx) => {
    if (d.contaPromocao !== antes.contaPromocao) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'contaPromocao');
    else if (d.tipo !== antes.tipo) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'tipo');
    if (d.contaPromocao !== antes.contaPromocao) await conferirDisciplinaEmUso(tx, id, antes.nome, 'contaPromocao');
    if (d.tipo !== antes.tipo) await conferirDisciplinaEmUso(tx, id, antes.nome, 'tipo');
    if (d.nome !== antes.nome && !corrigeGrafia(antes.nome, d.nome)) await conferirDisciplinaEmUso(tx, id, antes.nome, 'nome');
    if (d.cargaHoraria !== antes.cargaHoraria) await guardarCargaHoraria(tx, id, antes.cargaHoraria);
  },
};

/** Creates a subject. @throws DISCIPLINA_DUPLICADA, DISCIPLINA_SIGLA_DUPLICADA */
export const criarDisciplina = (ato: Ato<Autor>, dados: DadosDisciplina): Promise<Gravado> => criarRegistro(ato, disciplinas, dados);

/** Changes a subject. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DISCIPLINA_COM_HISTORICO, DISCIPLINA_EM_USO_NAS_TURMAS and those of its creation */
export async function editarDisciplina(ato: Ato<Autor>, dados: Edicao): Promise<Disciplina> {
  await editarRegistro(ato, disciplinas, dados);
  return obterDisciplina(ato.tx, dados.id);
}

/** Deletes a subject that no class ever had. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export const excluirDisciplina = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, disciplinas, id);

/** Classes whose year has begun, or that are closed, keep the workload that they were taught under; the new one is for those to come. */
async function guardarCargaHoraria(tx: Tx, id: number, cargaHoraria: number | null): Promise<void> {
  await sql`update turmas_disciplinas td set carga_horaria = ${cargaHoraria}, versao = td.versao + 1
    from turmas t join cursos c on c.id = t.curso_id
      left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.turma_id = t.id and td.disciplina_id = ${id} and td.carga_horaria is null and (t.situacao = 'fechada' or p.inicio <= ${hojeNoBanco})`.execute(
    tx,
  );
}
