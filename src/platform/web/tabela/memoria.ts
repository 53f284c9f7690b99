import { z } from 'zod';
import { guardarLocal, lerLocal } from '../armazem.ts';
import type { FiltroSalvo, ProvedorDeFiltros } from './tipos.ts';

const colunasSchema = z.array(z.string());
const filtrosSchema = z.array(z.object({ nome: z.string(), busca: z.record(z.string(), z.string()) }));

/** Reads what a schema accepts; anything else (older shape, edited by hand) counts as absent. */
function ler<T>(chave: string, esquema: z.ZodType<T>): T | null {
  const bruto = lerLocal(chave);
  if (bruto === null) return null;
  try {
    return esquema.safeParse(JSON.parse(bruto)).data ?? null;
  } catch (erro) {
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

const chaveDe = (assunto: string, usuario: string, tela: string) => `patio:${assunto}:${usuario}:${tela}`;

/** Columns that this user chose for this screen in this browser; null when never chosen. */
export const lembrarColunas = (usuario: string, tela: string): readonly string[] | null =>
  ler(chaveDe('colunas', usuario, tela), colunasSchema);

/** Remembers the columns of a screen; null forgets them. */
export function guardarColunas(usuario: string, tela: string, colunas: readonly string[] | null): void {
  guardarLocal(chaveDe('colunas', usuario, tela), colunas && JSON.stringify(colunas));
}

/** Named filters of a user on a screen, kept in this browser: the provider used when the screen gives none. */
export function filtrosNoNavegador(usuario: string, tela: string): ProvedorDeFiltros {
  const chave = chaveDe('filtros', usuario, tela);
  const todos = (): readonly FiltroSalvo[] => ler(chave, filtrosSchema) ?? [];
  const gravar = async (filtros: readonly FiltroSalvo[]) => guardarLocal(chave, JSON.stringify(filtros));
  return {
    listar: async () => todos(),
    salvar: (filtro) =>
      gravar([...todos().filter((item) => item.nome !== filtro.nome), filtro].sort((a, b) => a.nome.localeCompare(b.nome))),
    excluir: (nome) => gravar(todos().filter((item) => item.nome !== nome)),
  };
}
