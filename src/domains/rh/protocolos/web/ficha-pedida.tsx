import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { linhasDaFicha } from '#domains/pessoas/saude/linhas-da-ficha.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { protocolosApi } from '../api.ts';

type Fichas = RespostaCliente<typeof protocolosApi.obterFichaDoProtocolo>;

/**
 * The health form that a guardian sent beside the one that stands, which it takes the place of: asked for on purpose, by who may see it, because
 * every look is recorded.
 */
export function FichaPedida({ protocoloId }: { protocoloId: number }) {
  const t = useTextos(textosRh);
  const { idioma } = useIdioma();
  const { pode, usuario } = useSessao();
  const [ficha, setFicha] = useState<Fichas | null>(null);
  if (!pode('ficha-saude', 'visualizar')) return t('fichaSelada');
  const ver = async (): Promise<void> => {
    const motivo = usuario?.admin
      ? await perguntarMotivo({
          titulo: t('verFichaPedida'),
          texto: t('motivoDaFicha'),
          rotuloConfirmar: t('verFichaPedida'),
          rotuloMotivo: t('motivo'),
          maximo: 300,
        })
      : '';
    if (motivo === null) return;
    try {
      const fichas = await chamar(protocolosApi.obterFichaDoProtocolo, {
        params: { id: protocoloId },
        query: motivo === '' ? {} : { Motivo: motivo },
      });
      setFicha(fichas);
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  if (ficha === null)
    return (
      <Button variant="default" size="xs" onClick={() => void ver()}>
        {t('verFichaPedida')}
      </Button>
    );
  const enviada = linhasDaFicha(ficha.proposta, idioma);
  const atual = new Map(ficha.atual.versao === 0 ? [] : linhasDaFicha(ficha.atual, idioma));
  const somem = [...atual].filter(([rotulo]) => !enviada.some(([outro]) => outro === rotulo));
  return (
    <>
      <dl className="fatos">
        {enviada.flatMap(([rotulo, valor]) => [
          <dt key={`${rotulo}-rotulo`}>{rotulo}</dt>,
          <dd key={rotulo}>
            {valor}
            {atual.has(rotulo) && atual.get(rotulo) !== valor && (
              <p className="consequencia">{t('noCadastroEstava', { valor: atual.get(rotulo) ?? '' })}</p>
            )}
          </dd>,
        ])}
      </dl>
      {somem.length > 0 && (
        <div className="consequencia consequencia-perigo" role="status">
          {t('sumiriaDaFicha')}
          <ul>
            {somem.map(([rotulo, valor]) => (
              <li key={rotulo}>
                {rotulo}: {valor}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
