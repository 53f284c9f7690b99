import { createContext, type RefObject, use } from 'react';
import type { z } from 'zod';
import type { OpcaoDeBusca } from './campos/use-busca-assincrona.ts';
import type { Caminho, Digitado } from './valores/caminho-tipado.ts';
import { lerCaminho } from './valores/caminhos.ts';
import type { Linguas } from './valores/use-linguas.ts';
import type { Validacao } from './valores/validar.ts';
import type { FormularioVivo, Valores } from './valores/valores.ts';

export type { Valores } from './valores/valores.ts';

/** What a field tells its form about itself. */
export type CampoRegistrado = {
  nome: string;
  rotulo: string;
  /** The value as a person reads it, for the comparison of two versions. */
  formatar: (valor: unknown) => string;
  /** Never written to the local draft. */
  sensivel: boolean;
  /** Of a repeated group: how its item `i` (from 0) is called. */
  nomeDoItem?: (i: number) => string;
};

export type AbasRegistradas = { abas: readonly { chave: string; campos: readonly string[] }[]; abrir: (chave: string) => void };

export type ContextoDoFormulario = {
  id: string;
  form: FormularioVivo;
  somenteLeitura: boolean;
  campos: RefObject<Map<string, CampoRegistrado>>;
  /** Fields whose text cannot be read as their kind of value, with the message. */
  locais: RefObject<Map<string, string>>;
  /** What was chosen in each choice among records, by `chaveDaEscolha`: a value alone does not say how it is called. */
  escolhas: RefObject<Map<string, OpcaoDeBusca>>;
  registrarAbas: (abas: AbasRegistradas | null) => void;
  isObrigatorio: (nome: string) => boolean;
  /** Throws for a field that the schema does not know: nobody would ever be told what is wrong in it. */
  conferirNoEsquema: (nome: string) => void;
  /** Checks one field when it is left, if something stands in it. */
  conferir: (nome: string) => void;
  focar: (nome: string) => void;
  seguirVersao: (antes: number, depois: number) => void;
  acompanhar: (nome: string, valor: unknown) => void;
  conferirCom: <E extends z.ZodType>(esquema: E, valores: unknown, aonde?: (caminho: string) => string) => Validacao<z.output<E>>;
  /** Of messages in another language than the one in use. */
  linguas: Linguas;
};

const Contexto = createContext<ContextoDoFormulario | null>(null);
export const ProvedorDoFormulario = Contexto.Provider;

/** The form around a component. Throws outside a `<Formulario>`. */
export function useContextoDoFormulario(): ContextoDoFormulario {
  const contexto = use(Contexto);
  if (!contexto) throw new Error('Form fields stand inside <Formulario>');
  return contexto;
}

/** The id of a field's element, by its path. */
export const idDoCampo = (formulario: string, nome: string): string => `${formulario}-${nome}`;

/** The id of the panel of a form's tab. */
export const idDoPainel = (formulario: string, aba: string): string => `${formulario}-aba-${aba}-painel`;

/**
 * Reads and writes other fields from inside a form: fill the address from a CEP, clear a dependent choice. `ler` says what stands under a path
 * now; what follows it is `useValor`. `seguirVersao` is
 * for what is saved at once beside the form (a photo taken away): what is typed goes on over the version that this made, but
 * only if it was typed over the one before it; else the next save must find what others changed. `acompanhar` is for a field that
 * the program keeps equal to another figure: what it puts there is no change that leaving would lose. `conferirCom` judges what an act inside
 * the form asks for (a calculation) as a save is judged: what its schema refuses is told at the fields of those paths (`aonde`: under which
 * path it stands here), and all of it comes back.
 */
export function useFormulario(): {
  valores: () => Valores;
  ler: <V>(nome: Caminho<V>) => Digitado<V>;
  definir: <V>(nome: Caminho<V>, valor: Digitado<NoInfer<V>>) => void;
  focar: (nome: Caminho) => void;
  seguirVersao: (antes: number, depois: number) => void;
  acompanhar: <V>(nome: Caminho<V>, valor: Digitado<NoInfer<V>>) => void;
  conferirCom: ContextoDoFormulario['conferirCom'];
} {
  const { form, focar, seguirVersao, acompanhar, conferirCom } = useContextoDoFormulario();
  return {
    valores: () => form.getValues(),
    ler: (nome) => noCaminho(nome, lerCaminho(form.getValues(), nome)),
    definir: (nome, valor) => form.setFieldValue(nome, valor),
    focar,
    seguirVersao,
    acompanhar,
    conferirCom,
  };
}

/** The one place that takes a form at its word: its path says what its fields put there. */
const noCaminho = <V,>(_: Caminho<V>, valor: unknown) => valor as Digitado<V>;

/** The value of a field, drawn again whenever it changes. */
export function useValor<V>(nome: Caminho<V>): Digitado<V> {
  return noCaminho(nome, useContextoDoFormulario().form.useWatchValue(nome));
}
