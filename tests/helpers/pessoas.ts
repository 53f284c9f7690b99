import { buscaDePessoas } from '#domains/pessoas/busca/server/routes.ts';
import { cep } from '#domains/pessoas/cep/server/routes.ts';
import { fotosDePessoas } from '#domains/pessoas/fotos/server/routes.ts';
import { importacaoDePessoas } from '#domains/pessoas/importacao/server/routes.ts';
import { listaDePessoas } from '#domains/pessoas/lista/server/routes.ts';
import { partesDePessoas } from '#domains/pessoas/partes/server/routes.ts';
import { pessoas } from '#domains/pessoas/registro/server/routes.ts';
import { fichasDeSaude } from '#domains/pessoas/saude/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** All that answers for people. */
export const salasDePessoas: readonly Sala[] = [
  pessoas,
  listaDePessoas,
  buscaDePessoas,
  fotosDePessoas,
  fichasDeSaude,
  partesDePessoas,
  cep,
  importacaoDePessoas,
];
