import { useState } from 'react';
import { EntradaDeAnexo } from '#domains/rh/protocolos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { fichaPagarApi } from '../../ficha/api.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { textosBaixaPagar } from '../texts.ts';
import type { TituloParaPagar } from './contas-pagar-baixar-titulo-page.tsx';

/** What was paid: its receipt is attached here, and the next payment begins. */
export function PagamentoFeito({ titulos }: { titulos: readonly TituloParaPagar[] }) {
  const t = useTextos(textosBaixaPagar);
  return (
    <Pagina titulo={t('nTitulos', { n: titulos.length })}>
      {titulos.map((titulo) => (
        <Cartao key={titulo.id} titulo={`${titulo.numero} · ${titulo.fornecedorNome}`}>
          <p>
            {titulo.descricao} ·{' '}
            <Elo tela="contas-pagar" search={{ abrir: titulo.id }}>
              {t('verTitulo')}
            </Elo>
          </p>
          <Comprovante contaId={titulo.contaPagarId} />
        </Cartao>
      ))}
      <p>
        <Elo tela="contas-pagar-baixar-titulo">{t('outro')}</Elo>
      </p>
    </Pagina>
  );
}

function Comprovante({ contaId }: { contaId: number }) {
  const t = useTextos(textosBaixaPagar);
  const [nome, setNome] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    await enviarArquivo(fichaPagarApi.anexar, { params: { id: contaId } }, arquivo).then((anexo) => {
      setNome(anexo.nome);
      avisar.sucesso(t('anexado'));
    }, avisar.erro);
    setEnviando(false);
    await recarregarPagar();
  };
  return (
    <section aria-label={t('anexeComprovante')}>
      <EntradaDeAnexo arquivo={nome} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />
    </section>
  );
}
