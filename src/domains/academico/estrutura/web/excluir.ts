import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { lidas } from './lidas.ts';

/** Asks, deletes and says so; true when it is gone. What is in use stays, and the server says why. */
export const excluir = (apagar: () => Promise<unknown>, nome: string, texto?: string): Promise<boolean> =>
  excluirRegistro({ nome, texto, excluir: apagar, envelhece: lidas });
