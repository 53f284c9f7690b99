import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { textosConferencia } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { conferenciaDaMudancaApi as api } from '../api.ts';
import type { ConferenciaNaTela } from './conferencia-na-tela.ts';

const TotaisAntigos = lazy(() => import('./totais-antigos.tsx'));
const Assinatura = lazy(() => import('./assinatura.tsx'));
const tons = { igual: 'sucesso', diferente: 'perigo', por_conferir: 'neutro' } as const;
const urgencia = { diferente: 0, igual: 1, por_conferir: 1 } as const;

/** What came in beside what the old system says, and the papers that were signed of it. */
export default function MudancaConferenciaPage() {
  const t = useTextos(textosConferencia);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<'totais' | 'assinatura' | null>(null);
  const { data, error, refetch } = useConsulta(api.obter, {});
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  const podeEditar = pode('mudanca', 'editar') && data !== undefined;
  const fechar = (): void => setAberta(null);
  return (
    <Pagina
      acoes={
        <>
          <Elo tela="mudanca">
            <Button component="span" variant="default">
              {t('planilhas')}
            </Button>
          </Elo>
          {podeEditar && (
            <>
              <Button variant="default" onClick={() => setAberta('totais')}>
                {t('digitar')}
              </Button>
              <Button onClick={() => setAberta('assinatura')}>{t('assinar')}</Button>
            </>
          )}
        </>
      }
    >
      <p className="suave">{t('intro')}</p>
      {data ? <Comparacao conferencia={data} /> : <Esqueleto linhas={8} />}
      {data && data.assinaturas.length > 0 && <Assinadas assinaturas={data.assinaturas} />}
      <Suspense fallback={null}>
        {data && aberta === 'totais' && <TotaisAntigos conferencia={data} aoFechar={fechar} />}
        {data && aberta === 'assinatura' && <Assinatura conferencia={data} aoFechar={fechar} />}
      </Suspense>
    </Pagina>
  );
}

function Comparacao({ conferencia: { linhas } }: { conferencia: ConferenciaNaTela }) {
  const t = useTextos(textosConferencia);
  const { idioma } = useIdioma();
  if (linhas.every(({ quantidade, antigaQuantidade }) => !quantidade && !antigaQuantidade))
    return <EstadoVazio titulo={t('nadaVeio')} texto={t('nadaVeioTexto')} />;
  const reais = (valor: Centavos | null): string => (valor === null ? '' : formatarReais(valor));
  return (
    <Tabela
      legenda={t('comparacao')}
      colunas={[t('oque'), t('qtdAntes'), t('qtdAqui'), t('valorAntes'), t('valorAqui'), t('situacao')]}
      numericas={[1, 2, 3, 4]}
      cartao={{ titulo: 0, estado: 5 }}
      linhas={linhas
        .toSorted((a, b) => urgencia[a.situacao] - urgencia[b.situacao])
        .map((l) => ({
          chave: `${l.grupo} ${l.chave}`,
          celulas: [
            `${rotuloDe(tiposDaMudanca, l.grupo, idioma)} · ${l.chave === '' ? t('total') : l.chave.replace(/^(\d{4})-(\d{2})$/, '$2/$1')}`,
            l.antigaQuantidade ?? '',
            l.quantidade ?? '',
            reais(l.antigoValorCentavos),
            reais(l.valorCentavos),
            <Etiqueta key="situacao" tom={tons[l.situacao]}>
              {t(l.situacao)}
            </Etiqueta>,
          ],
        }))}
    />
  );
}

function Assinadas({ assinaturas }: Pick<ConferenciaNaTela, 'assinaturas'>) {
  const t = useTextos(textosConferencia);
  const abrir = (id: number, numero: string): void =>
    void baixarArquivo(api.imprimir, { params: { id } }, { nomePadrao: `conferencia-da-mudanca-${numero}.pdf`, abrir: true }).catch(
      avisar.erro,
    );
  return (
    <section className="cartao" aria-labelledby="assinadas">
      <h2 id="assinadas">{t('assinadas')}</h2>
      <ul className="lista">
        {assinaturas.map(({ id, numero, dataEmissao, usuarioNome, diferencas }) => (
          <li key={id}>
            <Button size="compact-sm" variant="default" aria-label={t('abrirPdf', { numero })} onClick={() => abrir(id, numero)}>
              {numero}
            </Button>{' '}
            {formatarData(dataEmissao)} · {usuarioNome} · {t('diferencas', { n: diferencas })}
          </li>
        ))}
      </ul>
    </section>
  );
}
