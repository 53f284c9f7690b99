import type { Idioma } from '#shared/erros.ts';
import { defineTextos, texto } from '#shared/textos.ts';

/** How people call the kinds of long jobs; the keys are the kinds with `_` in the place of the dot. */
const titulosDasTarefas = defineTextos({
  cobranca_envio: { br: 'Envio de cartas', en: 'Sending letters' },
  contratos_ativacao: { br: 'Ativação de contratos', en: 'Contract activation' },
});
const outros = defineTextos({
  tarefa: { br: 'Trabalho em segundo plano', en: 'Background job' },
  item: { br: 'Registro {id}', en: 'Record {id}' },
});

/** The name of a kind of job; a general one for a kind of an older version. */
export function tituloDaTarefa(tipo: string, idioma: Idioma): string {
  const chave = tipo.replaceAll('.', '_');
  return chave in titulosDasTarefas
    ? texto(titulosDasTarefas, chave as keyof typeof titulosDasTarefas, idioma)
    : texto(outros, 'tarefa', idioma);
}

/** What stands for a row whose record cannot be named. */
export const rotuloSemNome = (id: number, idioma: Idioma): string => texto(outros, 'item', idioma, { id });
