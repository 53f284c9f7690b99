import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything of the structure that a change makes old, by the beginnings of paths. */
export const lidas = [
  'Segmentacao',
  'Curso',
  'GrupoTurma',
  'Turma',
  'EstruturaAcademica/opcoes',
  'AnoLetivo/opcoes',
  'Disciplina',
  'TipoAvaliacao',
  'TurmaDisciplina',
  'DocentePeriodo',
  'Pessoa/listar-ano-docentes',
];

/** Reads again everything that a change of the structure makes old. */
export const relerEstrutura = (): Promise<void> => envelhecer(...lidas);
