import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, type EnvioDeRegistro, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosEnsino } from '../texts-ensino.ts';

type Props<N extends z.ZodType, E extends z.ZodType> = {
  titulo: string;
  novo: EnvioDeRegistro<N>;
  /** The record that is edited; null for a new one. */
  edicao: EnvioDeRegistro<E> | null;
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
      <FormularioDeRegistro id={FORMULARIO} somenteLeitura={somenteLeitura} novo={novo} edicao={edicao} aposSalvar={aoSalvar}>
        {children}
      </FormularioDeRegistro>
    </Janela>
  );
}
