import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { BotaoSalvar, type Caminho, EmColunas, Formulario, type PropsFormulario, useValor } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { textosOperacao } from '../texts.ts';
import { enviarSabendo } from '#domains/suprimentos/web/enviar-sabendo.ts';
import { recarregarEstoque } from '#domains/suprimentos/web/recarregar.ts';

type Feita = { id: number; recalculados: number };
const FORMULARIO = 'operacao-de-estoque';

/** The window in which stock is moved by hand: what is sent, asked again where its date changes later costs, and told. */
export function JanelaDeOperacao<E extends z.ZodType>({
  titulo,
  texto,
  esquema,
  valores,
  enviar,
  aoFechar,
  children,
}: {
  titulo: string;
  texto?: string;
  esquema: E;
  valores: PropsFormulario<E>['valoresIniciais'];
  enviar: (body: z.input<E>, chaveIdempotencia: string) => Promise<Feita>;
  aoFechar: () => void;
  children: ReactNode;
}) {
  const t = useTextos(textosOperacao);
  const { pronto } = useOpcoesDoEstoque();
  const rotulos = { titulo: t('recalcular'), rotuloConfirmar: t('confirmarRecalculo') };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      tamanho="larga"
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}
    >
      {!pronto ? (
        <Esqueleto linhas={6} />
      ) : (
        <Formulario
          id={FORMULARIO}
          esquema={esquema}
          valoresIniciais={valores}
          aoSalvar={(body, _, chave) =>
            enviarSabendo(
              (recalculoConfirmado) =>
                enviar({ ...(body as object), recalculoConfirmado } as z.input<E>, recalculoConfirmado ? `${chave}:ciente` : chave),
              rotulos,
            )
          }
          aposSalvar={(resposta) => {
            const { recalculados } = resposta as Feita;
            avisar.sucesso(recalculados === 0 ? t('lancada') : t('lancadaRecalculando', { n: recalculados }));
            aoFechar();
            void recarregarEstoque();
          }}
        >
          {texto && <p className="suave">{texto}</p>}
          <EmColunas>{children}</EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}

/** Today at the school, as it was when the window opened. */
export const useHoje = (): string => useState(hojeNaEscola)[0];

/** The warehouse that was chosen; null while none is. */
export function useDeposito(nome: Caminho<number | string>): number | null {
  const valor = useValor(nome);
  return valor === null || valor === undefined || valor === '' ? null : Number(valor);
}
