import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { UmAnexo } from '../../anexos/web/door.tsx';
import { textosBaixaPagar } from '../texts.ts';
import type { TituloParaPagar } from './tipos.ts';

/** What was paid: the proof of it is attached here, and the next payment begins. */
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
          <UmAnexo contaId={titulo.contaPagarId} />
        </Cartao>
      ))}
      <p>
        <Elo tela="contas-pagar-baixar-titulo">{t('outro')}</Elo>
      </p>
    </Pagina>
  );
}
