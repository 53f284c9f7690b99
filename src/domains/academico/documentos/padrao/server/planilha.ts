import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { texto } from '#shared/textos.ts';
import { especies } from '../especies.ts';
import { textosDocumentoPadrao as t } from '../texts.ts';
import type { DocumentoPadrao } from './registro.ts';

/** The columns of the exported list of templates. */
export const colunasDoDocumentoPadrao = (idioma: Idioma): ColunaPlanilha<DocumentoPadrao>[] => [
  { titulo: texto(t, 'nome', idioma), valor: ({ nome }) => nome },
  { titulo: texto(t, 'especie', idioma), valor: ({ especie }) => rotuloDe(especies, especie, idioma) },
  { titulo: texto(t, 'versaoDoTexto', idioma), tipo: 'numero', valor: ({ versaoDoTexto }) => versaoDoTexto },
  { titulo: texto(t, 'emitidos', idioma), tipo: 'numero', valor: ({ emitidos }) => emitidos },
  { titulo: texto(t, 'ativo', idioma), valor: ({ ativo }) => texto(t, ativo ? 'sim' : 'nao', idioma) },
];
