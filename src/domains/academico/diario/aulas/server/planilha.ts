import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { textosAula } from '../texts.ts';
import type { Aula } from './queries.ts';

/** Columns of the exported lessons. */
export function colunasAulas(idioma: Idioma): ColunaPlanilha<Aula>[] {
  const t = tradutor(textosAula, idioma);
  return [
    { titulo: t('data'), valor: (a) => a.dataAula, tipo: 'data' },
    { titulo: t('etapa'), valor: (a) => a.etapa },
    { titulo: t('tempos'), valor: (a) => a.quantidade, tipo: 'numero' },
    { titulo: t('conteudo'), valor: (a) => a.conteudo, largura: 60 },
    { titulo: t('tarefa'), valor: (a) => a.tarefa, largura: 40 },
    { titulo: t('docente'), valor: (a) => a.docente, largura: 30 },
    { titulo: t('chamada'), valor: (a) => t(a.chamada ? 'feita' : 'naoFeita') },
  ];
}
