import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { JanelaComConfirmacao } from '#domains/financeiro/dados-bancarios/web/door.tsx';
import { pixReemitidoApi as api } from '../api.ts';
import { textosPixReemitido } from '../texts.ts';

type Props = { boletoId: number; chave: { mudancaId: number; chave: string; valeEm: string } };

/** An approved key that a slip does not carry yet: from when it will, and the way to let it now. */
export function ChaveNova({ boletoId, chave: { mudancaId, chave, valeEm } }: Props) {
  const t = useTextos(textosPixReemitido);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  const valores = { chave, quando: escreverInstante(valeEm) };
  return (
    <div className="consequencia">
      <p>{t('espera', valores)}</p>
      {pode('gerenciar-boletos', 'editar') && (
        <Button variant="default" size="xs" onClick={() => setAberta(true)}>
          {t('reemitir')}
        </Button>
      )}
      {aberta && (
        <JanelaComConfirmacao
          titulo={t('reemitir')}
          rotulo={t('reemitir')}
          ato={atosConfirmados.reemissao(mudancaId)}
          aoFechar={() => setAberta(false)}
          enviar={async (_, confirmacao) => {
            await chamar(api.reemitirPix, { body: { mudancaId, ids: [boletoId], confirmacao } });
            avisar.sucesso(t('feito'));
            void recarregar();
          }}
        >
          {() => <p>{t('texto', valores)}</p>}
        </JanelaComConfirmacao>
      )}
    </div>
  );
}
