import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { obterArquivo, salvarOuAbrir } from '../rede/api.ts';
import { EstadoErro, Esqueleto } from '../pagina/estados.tsx';
import { useTextos } from '../i18n.tsx';
import { Janela } from '../janelas/janela.tsx';
import type { EntradaBruta } from '../rede/pedido.ts';
import { textosWeb } from '../texts.ts';

export type PropsPreviaDocumento = {
  aberta: boolean;
  aoFechar: () => void;
  titulo: string;
  /** An endpoint with `arquivo: true` that answers a PDF. */
  endpoint: AnyEndpoint;
  entrada: EntradaBruta;
  nomePadrao: string;
  /** What changes the document, above it: it stays while another one is fetched. */
  escolha?: ReactNode;
};

/** A PDF beside the work, with print and save. The file is fetched with the session's header and never has an address of its own. */
export function PreviaDocumento(props: PropsPreviaDocumento) {
  const [vez, setVez] = useState(0);
  if (!props.aberta) return null;
  // The input is compared by content: a parent may write it inline.
  const chave = JSON.stringify(props.entrada);
  return <PreviaAberta key={vez} chave={chave} tentarDeNovo={() => setVez((atual) => atual + 1)} {...props} />;
}

type PropsBotaoDocumento = Omit<PropsPreviaDocumento, 'aberta' | 'aoFechar'> & {
  rotulo: string;
  /** In a list: a small button, and the name that tells it from those of the other rows. */
  nomeNaLista?: string | undefined;
};

/** The button that opens a PDF beside the work. */
export function BotaoDocumento({ rotulo, nomeNaLista, ...documento }: PropsBotaoDocumento) {
  const [aberta, setAberta] = useState(false);
  const abrir = (): void => setAberta(true);
  return (
    <>
      {nomeNaLista === undefined ? (
        <Button variant="default" onClick={abrir}>
          {rotulo}
        </Button>
      ) : (
        <button type="button" className="botao-simples" aria-label={nomeNaLista} onClick={abrir}>
          {rotulo}
        </button>
      )}
      <PreviaDocumento {...documento} aberta={aberta} aoFechar={() => setAberta(false)} />
    </>
  );
}

type Arquivo = { chave: string; blob: Blob; nome: string; endereco: string };
type PropsPreviaAberta = PropsPreviaDocumento & { chave: string; tentarDeNovo: () => void };

function PreviaAberta({ aoFechar, titulo, endpoint, chave, nomePadrao, escolha, tentarDeNovo }: PropsPreviaAberta) {
  const t = useTextos(textosWeb);
  const quadro = useRef<HTMLIFrameElement>(null);
  const [lido, setLido] = useState<Arquivo | null>(null);
  const [falha, setFalha] = useState<{ chave: string; erro: unknown } | null>(null);
  // What was fetched for another input is not shown for this one.
  const arquivo = lido?.chave === chave ? lido : null;
  const erro = falha?.chave === chave ? falha.erro : null;

  useEffect(() => {
    const controle = new AbortController();
    let endereco: string | null = null;
    obterArquivo(endpoint, JSON.parse(chave) as EntradaBruta, nomePadrao, { signal: controle.signal }).then(
      ({ blob, nome }) => {
        if (controle.signal.aborted) return;
        endereco = URL.createObjectURL(blob);
        setLido({ chave, blob, nome, endereco });
      },
      (causa: unknown) => {
        if (!controle.signal.aborted) setFalha({ chave, erro: causa });
      },
    );
    return () => {
      controle.abort();
      if (endereco !== null) URL.revokeObjectURL(endereco);
    };
  }, [endpoint, chave, nomePadrao]);

  return (
    <Janela
      aberta
      lado="direita"
      titulo={titulo}
      aoFechar={aoFechar}
      rodape={
        <>
          <Button variant="default" disabled={!arquivo} onClick={() => arquivo && salvarOuAbrir(arquivo.blob, arquivo.nome, true)}>
            {t('abrirEmOutraAba')}
          </Button>
          <Button variant="default" disabled={!arquivo} onClick={() => arquivo && salvarOuAbrir(arquivo.blob, arquivo.nome)}>
            {t('salvarArquivo')}
          </Button>
          <Button disabled={!arquivo} onClick={() => quadro.current?.contentWindow?.print()}>
            {t('imprimir')}
          </Button>
        </>
      }
    >
      {escolha}
      {erro !== null && <EstadoErro erro={erro} tentarDeNovo={tentarDeNovo} />}
      {erro === null && !arquivo && <Esqueleto linhas={14} />}
      {arquivo && <iframe ref={quadro} className="documento-previa" src={arquivo.endereco} title={titulo} />}
    </Janela>
  );
}
