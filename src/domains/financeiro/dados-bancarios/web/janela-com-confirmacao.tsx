import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { CampoDaConfirmacao, useConfirmacao, useFormularioSimples } from '#domains/acesso/confirmacoes/web/door.tsx';
import { textosDadosBancarios } from '../texts.ts';
import estilo from './dados-bancarios.module.css';

type Formulario = ReturnType<typeof useFormularioSimples<Record<string, string>>>;
type Props = {
  titulo: string;
  rotulo: string;
  /** The act that is confirmed, and what sends it with the confirmation. */
  ato: string;
  enviar: (valores: Record<string, string>, confirmacao: string) => Promise<void>;
  aoFechar: () => void;
  inicial?: Record<string, string>;
  children: (campo: Formulario['texto']) => ReactNode;
};

const valoresDeTexto = z.record(z.string(), z.string());

/** A window whose act asks for the person again: what is told or asked, the password or a code, and the act. */
export function JanelaComConfirmacao({ titulo, rotulo, ato, enviar, aoFechar, inicial = {}, children }: Props) {
  const t = useTextos(textosDadosBancarios);
  const id = useId();
  const { pronto, porCodigo, confirmar } = useConfirmacao();
  const pedido = porCodigo ? 'codigo' : 'senha';
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples<Record<string, string>>({
    inicial: { ...inicial, senha: '', codigo: '' },
    esquema: valoresDeTexto,
    enviar: async (valores) => {
      const confirmacao = await confirmar(ato, valores[pedido] ?? '');
      await enviar(valores, confirmacao);
      aoFechar();
    },
  });
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      rodape={
        <>
          <Button variant="default" onClick={aoFechar}>
            {t('cancelar')}
          </Button>
          <Button type="submit" form={id} loading={enviando} disabled={!pronto}>
            {rotulo}
          </Button>
        </>
      }
    >
      <form id={id} className={estilo.campos} {...propsDoFormulario}>
        {falha !== null && (
          <p role="alert" className="consequencia consequencia-perigo">
            {falha}
          </p>
        )}
        {children(texto)}
        <CampoDaConfirmacao porCodigo={porCodigo} campo={texto(pedido)} />
      </form>
    </Janela>
  );
}
