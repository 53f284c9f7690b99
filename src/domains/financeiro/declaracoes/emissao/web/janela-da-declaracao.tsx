import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { usePodeEmitir } from '#domains/financeiro/declaracoes/web/comum.tsx';
import { Emitidas, PapelDaDeclaracao, useEmissao } from './papel.tsx';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';

type DaDeclaracao = {
  pagador: { nome: string };
  impedimento: { message: string } | null;
  emitidas: Parameters<typeof Emitidas>[0]['emitidas'];
};
type Props<D extends DaDeclaracao> = {
  tipo: 'ir' | 'quitacao';
  pagadorId: number;
  ano: number;
  consulta: { data: D | undefined; error: unknown; refetch: () => unknown };
  aoFechar: () => void;
  /** Said before what stands in the way. */
  antes?: (data: D) => ReactNode;
  children: (data: D) => ReactNode;
};

/** The window of one payer's statement: what stands in its way, its figures, those issued before; it is issued here. */
export function JanelaDaDeclaracao<D extends DaDeclaracao>({ tipo, pagadorId, ano, consulta, aoFechar, antes, children }: Props<D>) {
  const t = useTextos(textosDeclaracao);
  const pode = usePodeEmitir();
  const { data, error, refetch } = consulta;
  const { aberta, abrir, emitir, emitindo } = useEmissao(tipo);
  return (
    <Janela
      aberta
      lado="direita"
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={data ? `${data.pagador.nome} · ${ano}` : t(`aba_${tipo}`)}
      rodape={
        data && (
          <>
            <Elo tela="contas-a-receber" search={{ extrato: pagadorId }}>
              {t('abrirExtrato')}
            </Elo>
            {pode && (
              <Button disabled={data.impedimento !== null} loading={emitindo} onClick={() => emitir(pagadorId, ano)}>
                {t('emitir')}
              </Button>
            )}
          </>
        )
      }
    >
      {error !== null && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && error === null && <Esqueleto linhas={10} />}
      {data && (
        <div className={estilo.pilha}>
          {antes?.(data)}
          {data.impedimento && (
            <p role="alert" className={estilo.aviso}>
              {data.impedimento.message}
            </p>
          )}
          {children(data)}
          <Emitidas emitidas={data.emitidas} aoAbrir={abrir} />
        </div>
      )}
      <PapelDaDeclaracao aberta={aberta} aoFechar={() => abrir(null)} />
    </Janela>
  );
}
