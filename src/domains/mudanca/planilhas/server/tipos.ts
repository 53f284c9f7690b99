import type { TipoDaMudanca } from '#domains/mudanca/tipos.ts';
import { definirTipo, type TipoDefinido } from './definir-tipo.ts';
import { tipoFornecedores } from './tipos/fornecedores.ts';
import { tipoMatriculas } from './tipos/matriculas.ts';
import { tipoPessoas } from './tipos/pessoas.ts';
import { tipoSaldos } from './tipos/saldos.ts';
import { tipoTitulos } from './tipos/titulos.ts';
import { tipoTurmas } from './tipos/turmas.ts';

/** How each kind of sheet comes in. */
export const tiposDePlanilha: Readonly<Record<TipoDaMudanca, TipoDefinido>> = {
  pessoas: definirTipo(tipoPessoas),
  turmas: definirTipo(tipoTurmas),
  matriculas: definirTipo(tipoMatriculas),
  fornecedores: definirTipo(tipoFornecedores),
  titulos: definirTipo(tipoTitulos),
  saldos: definirTipo(tipoSaldos),
};
