import { z } from 'zod';
import { type ListaDeOpcoes, valoresDaLista } from '../listas/opcao.ts';
import { type Campo, type CampoOpcional, opcional } from './base.ts';

function criarOpcao<const V extends string>(lista: ListaDeOpcoes<V>): Campo<V> {
  return z.enum(valoresDaLista(lista)) as z.ZodType as Campo<V>;
}

/** One value of a closed list; an empty choice is "Campo requerido", another value names what is allowed. */
export const opcao = Object.assign(criarOpcao, {
  opcional: <const V extends string>(lista: ListaDeOpcoes<V>): CampoOpcional<V> => opcional(criarOpcao(lista)),
});
