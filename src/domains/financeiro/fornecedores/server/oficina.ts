import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoFornecedor } from '../esquemas.ts';
import { fornecedores } from './fornecedores.ts';

export { dadosDoFornecedor } from './dados-bancarios.ts';

/** Registers a supplier with what the form takes, for the demo school and tests. Throws ZodError, FORNECEDOR_REPETIDO. */
export const criarFornecedor = (ato: Ato<Autor>, dados: z.input<typeof novoFornecedor>): Promise<Gravado> =>
  criarRegistro(ato, fornecedores, novoFornecedor.parse(dados));
