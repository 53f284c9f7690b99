import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { areasDoConhecimento, tiposDisciplina } from '../listas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import type { Disciplina } from './disciplinas.ts';
import type { TipoAvaliacao } from './tipos-avaliacao.ts';

const escritor = (idioma: Idioma) => tradutor(textosEnsino, idioma);

/** Columns of the exported subjects. */
export function colunasDisciplinas(idioma: Idioma): ColunaPlanilha<Disciplina>[] {
  const t = escritor(idioma);
  return [
    { titulo: t('ordemNoBoletim'), valor: (d) => d.ordem, tipo: 'numero' },
    { titulo: t('disciplina'), valor: (d) => d.nome, largura: 30 },
    { titulo: t('sigla'), valor: (d) => d.sigla },
    { titulo: t('area'), valor: (d) => (d.area === null ? null : rotuloDe(areasDoConhecimento, d.area, idioma)) },
    { titulo: t('tipo'), valor: (d) => rotuloDe(tiposDisciplina, d.tipo, idioma) },
    { titulo: t('cargaHoraria'), valor: (d) => d.cargaHoraria, tipo: 'numero' },
    { titulo: t('contaPromocao'), valor: (d) => t(d.contaPromocao ? 'sim' : 'nao') },
    { titulo: t('turmas'), valor: (d) => d.turmas, tipo: 'numero' },
    { titulo: t('situacao'), valor: (d) => t(d.ativa ? 'ativa' : 'inativa') },
  ];
}

/** Columns of the exported evaluation types. */
export function colunasTiposAvaliacao(idioma: Idioma): ColunaPlanilha<TipoAvaliacao>[] {
  const t = escritor(idioma);
  return [
    { titulo: t('nome'), valor: (a) => a.nome, largura: 30 },
    { titulo: t('sigla'), valor: (a) => a.sigla },
    { titulo: t('valorMaximo'), valor: (a) => a.valorMaximo, tipo: 'decimal' },
    { titulo: t('peso'), valor: (a) => a.peso, tipo: 'decimal' },
    { titulo: t('recuperacao'), valor: (a) => t(a.recuperacao ? 'sim' : 'nao') },
    { titulo: t('cursosQueUsam'), valor: (a) => (a.todosOsCursos ? t('todosOsCursos') : a.cursosNomes), largura: 40 },
    { titulo: t('situacao'), valor: (a) => t(a.ativo ? 'ativo' : 'inativo') },
  ];
}
