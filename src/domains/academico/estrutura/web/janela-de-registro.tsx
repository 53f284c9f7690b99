import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Janela } from '#platform/web/dialogos.tsx';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosEnsino } from '../texts-ensino.ts';

type Envio<S extends z.ZodType> = {
  esquema: S;
  valores: z.input<S>;
  enviar: (valores: z.input<S>, chaveIdempotencia: string) => Promise<unknown>;
  /** The current record of a stale edit, as form values. */
  conflito?: (detalhe: unknown) => Partial<z.input<S>>;
};
type Props<N extends z.ZodType, E extends z.ZodType> = {
  titulo: string;
  novo: Envio<N>;
  /** The record that is edited; null for a new one. */
  edicao: Envio<E> | null;
  somenteLeitura?: boolean;
  tamanho?: 'larga';
  aoFechar: () => void;
  aoSalvar: (resposta: unknown) => void;
  aoExcluir?: (() => void) | undefined;
  children: ReactNode;
};
const FORMULARIO = 'registro';

/** A small record in a window: new or edited, with its deletion where it is allowed. */
export function JanelaDeRegistro<N extends z.ZodType, E extends z.ZodType>(props: Props<N, E>) {
  const t = useTextos(textosEnsino);
  const { titulo, novo, edicao, somenteLeitura = false, tamanho, aoFechar, aoExcluir, aoSalvar, children } = props;
  const comum = { id: FORMULARIO, somenteLeitura, aposSalvar: aoSalvar };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      {...(tamanho ? { tamanho } : {})}
      rodape={
        <>
          {aoExcluir && (
            <Button variant="default" onClick={aoExcluir}>
              {t('excluir')}
            </Button>
          )}
          {!somenteLeitura && <BotaoSalvar formulario={FORMULARIO} />}
        </>
      }
    >
      {edicao === null && (
        <Formulario {...comum} esquema={novo.esquema} valoresIniciais={novo.valores} aoSalvar={(v, _saida, chave) => novo.enviar(v, chave)}>
          {children}
        </Formulario>
      )}
      {edicao && (
        <Formulario
          {...comum}
          esquema={edicao.esquema}
          valoresIniciais={edicao.valores}
          aoSalvar={(v, _saida, chave) => edicao.enviar(v, chave)}
          {...(edicao.conflito ? { valoresDoConflito: edicao.conflito } : {})}
        >
          {children}
        </Formulario>
      )}
    </Janela>
  );
}
