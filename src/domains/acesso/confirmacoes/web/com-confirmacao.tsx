import { Button } from '@mantine/core';
import { useId } from 'react';
import { z } from 'zod';
import { Janela, perguntarPor } from '#platform/web/janelas/dialogos.tsx';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';
import { textosConfirmacao } from '../texts.ts';
import { CampoDaConfirmacao, useConfirmacao } from './confirmacao.tsx';

const exigida = z.object({ ato: z.string() });

/**
 * Sends what may need a confirmation: when the server asks for one, so is the person, and the same is sent again with it. Who gives up
 * gets the refusal, and loses nothing that was typed.
 */
export async function comConfirmacao<T>(enviar: (confirmada: { confirmacao?: string }) => Promise<T>): Promise<T> {
  try {
    return await enviar({});
  } catch (recusa) {
    const pedida = recusa instanceof ErroApi && recusa.code === 'CONFIRMACAO_EXIGIDA' ? exigida.safeParse(recusa.detalhe) : null;
    if (!pedida?.success) throw recusa;
    const { ato } = pedida.data;
    const confirmacao = await perguntarPor((responder) => <JanelaDeConfirmacao ato={ato} responder={responder} />);
    if (confirmacao === null) throw recusa;
    return enviar({ confirmacao });
  }
}

const valoresDeTexto = z.record(z.string(), z.string());

/** Asks who is there, by password or code. */
function JanelaDeConfirmacao({ ato, responder }: { ato: string; responder: (confirmacao: string | null) => void }) {
  const t = useTextos(textosConfirmacao);
  const id = useId();
  const { pronto, porCodigo, confirmar } = useConfirmacao();
  const pedido = porCodigo ? 'codigo' : 'senha';
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples<Record<string, string>>({
    inicial: { senha: '', codigo: '' },
    esquema: valoresDeTexto,
    enviar: async (valores) => responder(await confirmar(ato, valores[pedido] ?? '')),
  });
  return (
    <Janela
      aberta
      aoFechar={() => responder(null)}
      titulo={t('titulo')}
      rodape={
        <>
          <Button variant="default" onClick={() => responder(null)}>
            {t('cancelar')}
          </Button>
          <Button type="submit" form={id} loading={enviando} disabled={!pronto}>
            {t('confirmar')}
          </Button>
        </>
      }
    >
      <form id={id} {...propsDoFormulario}>
        {falha !== null && (
          <p role="alert" className="consequencia consequencia-perigo">
            {falha}
          </p>
        )}
        <CampoDaConfirmacao porCodigo={porCodigo} porque={t('porquePoder')} campo={texto(pedido)} />
      </form>
    </Janela>
  );
}
