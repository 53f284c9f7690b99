import type { z } from 'zod';
import { Formulario } from './formulario.tsx';
import type { PropsFormulario } from './tipos.ts';
import type { Inicial } from './valores/caminho-tipado.ts';

/** What one form of a record starts from and sends: that of a new one, or that of a change. */
export type EnvioDeRegistro<S extends z.ZodType> = {
  esquema: S;
  valores: Inicial<z.input<S>>;
  enviar: (valores: z.input<S>, chaveIdempotencia: string) => Promise<unknown>;
  /** The current record of a stale edit, as form values. */
  conflito?: (detalhe: unknown) => Partial<z.input<S>>;
};
type Props<N extends z.ZodType, E extends z.ZodType> = Pick<
  PropsFormulario<N>,
  'id' | 'guarda' | 'somenteLeitura' | 'aposSalvar' | 'children'
> & {
  novo: EnvioDeRegistro<N>;
  /** The record that is edited; null for a new one. */
  edicao: EnvioDeRegistro<E> | null;
};

/** The form of a small record, new or edited: the same fields, each with the schema and the call of its own. */
export function FormularioDeRegistro<N extends z.ZodType, E extends z.ZodType>({ novo, edicao, ...comum }: Props<N, E>) {
  return edicao === null ? (
    <Formulario {...comum} esquema={novo.esquema} valoresIniciais={novo.valores} aoSalvar={(v, _saida, chave) => novo.enviar(v, chave)} />
  ) : (
    <Formulario
      {...comum}
      esquema={edicao.esquema}
      valoresIniciais={edicao.valores}
      aoSalvar={(v, _saida, chave) => edicao.enviar(v, chave)}
      {...(edicao.conflito ? { valoresDoConflito: edicao.conflito } : {})}
    />
  );
}
