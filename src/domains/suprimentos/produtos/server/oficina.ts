import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { novoGrupo, novoProduto } from '../esquemas.ts';
import { gruposProduto, produtos } from './produtos.ts';

/** Creates a product, as the screen would. */
export const criarProduto = (ato: Ato<Autor>, dados: z.input<typeof novoProduto>): Promise<Gravado> =>
  criarRegistro(ato, produtos, novoProduto.parse(dados));
/** Creates a group of products. */
export const criarGrupoProduto = (ato: Ato<Autor>, dados: z.input<typeof novoGrupo>): Promise<Gravado> =>
  criarRegistro(ato, gruposProduto, novoGrupo.parse(dados));
