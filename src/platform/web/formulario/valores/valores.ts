import { useState, useSyncExternalStore } from 'react';
import { type Loja, criarLoja } from '#platform/web/loja.ts';
import { escreverCaminho, lerCaminho } from './caminhos.ts';
import { useAtual } from '../use-atual.ts';
import type { Erros } from './validar.ts';

export type Valores = Record<string, unknown>;

/** What redraws the form: errors, and what was set from outside its field (as a whole, or field by field). */
type Desenho = { erros: Erros; geracao: number; trocados: Readonly<Record<string, number>> };

/** A form's values and errors. Its functions stay the same for life and always speak of now. */
export type ArmazemDoFormulario = {
  getValues: () => Valores;
  /** Sets one path and forgets its error. Its field starts again from the value, unless the field itself says so (`forceUpdate: false`). */
  setFieldValue: (caminho: string, valor: unknown, opcoes?: { forceUpdate?: boolean }) => void;
  /** Sets several values at once, forgets every error, and starts every field again. */
  setValues: (valores: Valores) => void;
  setErrors: (erros: Erros) => void;
  setFieldError: (caminho: string, erro: string) => void;
  clearFieldError: (caminho: string) => void;
  clearErrors: () => void;
};

export type FormularioVivo = ArmazemDoFormulario & {
  errors: Erros;
  /** Changes when the field's value was set from outside. */
  key: (caminho: string) => string;
  /** A value, followed: whoever asks is drawn again when it changes. */
  useWatchValue: (caminho: string) => unknown;
};

/** The values and errors of a form outside React, so that a key pressed redraws its own field only. */
export function criarValores(iniciais: Valores, aoMudar: (valores: Valores) => void) {
  const valores = criarLoja(iniciais);
  const desenho = criarLoja<Desenho>({ erros: {}, geracao: 0, trocados: {} });
  const setErrors = (erros: Erros) => desenho.mudar((atual) => ({ ...atual, erros }));
  const clearFieldError = (caminho: string) => {
    const { [caminho]: erro, ...restantes } = desenho.ler().erros;
    if (erro !== undefined) setErrors(restantes);
  };
  const guardar = (novos: Valores) => {
    valores.mudar(() => novos);
    aoMudar(novos);
  };
  const armazem: ArmazemDoFormulario = {
    getValues: valores.ler,
    setFieldValue: (caminho, valor, { forceUpdate = true } = {}) => {
      clearFieldError(caminho);
      if (lerCaminho(valores.ler(), caminho) === valor) return;
      guardar(escreverCaminho(valores.ler(), caminho, valor));
      if (!forceUpdate) return;
      desenho.mudar((atual) => ({ ...atual, trocados: { ...atual.trocados, [caminho]: (atual.trocados[caminho] ?? 0) + 1 } }));
    },
    setValues: (novos) => {
      guardar({ ...valores.ler(), ...novos });
      desenho.mudar((atual) => ({ ...atual, erros: {}, geracao: atual.geracao + 1 }));
    },
    setErrors,
    setFieldError: (caminho, erro) => {
      if (desenho.ler().erros[caminho] !== erro) setErrors({ ...desenho.ler().erros, [caminho]: erro });
    },
    clearFieldError,
    clearErrors: () => setErrors({}),
  };
  return { armazem, valores, desenho };
}

/** The form's values in its component. `aoMudar` hears every change. */
export function useValores(iniciais: Valores, aoMudar: (valores: Valores) => void): FormularioVivo {
  const ouvinte = useAtual(aoMudar);
  const [{ armazem, valores, desenho }] = useState(() => criarValores(iniciais, (novos) => ouvinte.current(novos)));
  const { erros, geracao, trocados } = desenho.usar();
  const [useWatchValue] = useState(() => seguir(valores));
  return { ...armazem, errors: erros, key: (caminho) => `${geracao}-${caminho}-${trocados[caminho] ?? 0}`, useWatchValue };
}

const seguir =
  (valores: Loja<Valores>) =>
  (caminho: string): unknown =>
    useSyncExternalStore(valores.assinar, () => lerCaminho(valores.ler(), caminho));
