import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { feriadosApi as api } from '../api.ts';
import { textosFeriados as textos } from '../texts.ts';
import { type Feriado, feriados, listaDeFeriados } from './feriados.ts';

const colunas = (idioma: Idioma): ColunaPlanilha<Feriado>[] => [
  { titulo: textos.dia[idioma], tipo: 'data', valor: (f) => f.dataFeriado },
  { titulo: textos.nome[idioma], valor: (f) => f.nome },
];

/** financeiro/titulos/feriados, as the portal registers it. */
export const feriadosDaCidade: Sala = {
  nome: 'financeiro/titulos/feriados',
  api,
  rotas: rotasDeRegistro(api, { registro: feriados, lista: listaDeFeriados, arquivo: 'feriados-locais', colunas }),
};
