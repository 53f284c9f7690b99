import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { TelaId } from '#catalog/telas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { avisosBancariosApi as api } from '../api.ts';
import { textosDadosBancarios } from '../texts.ts';
import estilo from './dados-bancarios.module.css';

type Aviso = RespostaCliente<typeof api.avisos>['itens'][number];

/** On the home: bank data that wait or came into force lately, for whoever may stop them. Nothing where there is nothing. */
export function AvisosBancarios() {
  const t = useTextos(textosDadosBancarios);
  const itens = useConsulta(api.avisos, {}).data?.itens ?? [];
  if (itens.length === 0) return null;
  return (
    <section className={`consequencia ${estilo.avisos}`} aria-label={t('avisos')}>
      <ul>
        {itens.map((aviso) => (
          <li key={aviso.id}>
            <Frase aviso={aviso} />{' '}
            <Elo tela={aviso.tela as TelaId} search={aviso.busca}>
              {t('ver')}
              <span className="so-leitor"> {aviso.alvoNome}</span>
            </Elo>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Frase({ aviso }: { aviso: Aviso }) {
  const t = useTextos(textosDadosBancarios);
  const de = { nome: aviso.pedidaPorNome, registro: aviso.alvoNome };
  const so = aviso.unicaPessoa ? ` ${t('avisoSo')}` : '';
  if (aviso.situacao === 'pedida') return t('avisoPedida', { ...de, em: escreverInstante(aviso.pedidaEm) });
  const quando = escreverInstante(aviso.vigorouEm ?? aviso.valeEm ?? aviso.pedidaEm);
  if (aviso.abertura) return t('avisoAberta', { ...de, quando });
  return t(aviso.situacao === 'aprovada' ? 'avisoAprovada' : 'avisoEmVigor', { ...de, quando }) + so;
}
