import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { protocolosApi } from '../api.ts';
import { situacoesProtocolo } from '../decisao.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { useAceitarEmMassa } from './aceitar-em-massa.tsx';
import { tomDoProtocolo } from './tom.ts';

const FichaDoProtocolo = lazy(() => import('./ficha-protocolo.tsx'));
const NovoProtocolo = lazy(() => import('./novo-protocolo.tsx'));
const id = z.coerce.number().int().positive();
const busca = z.object({
  protocolo: z
    .union([z.literal('novo'), id])
    .optional()
    .catch(undefined),
  pessoa: id.optional().catch(undefined),
});
const filtrosSalvos = filtrosSalvosDe('protocolos');

/** Requests to change a registration; the newest first. `?protocolo=novo&pessoa=12` opens a new one for a person. */
export default function ProtocolosPage() {
  const t = useTextos(textosRh);
  const { pode } = useSessao();
  const [{ protocolo, pessoa }, mudarBusca] = useBusca(busca);
  const novo = pode('protocolos', 'criar') ? (
    <Button onClick={() => mudarBusca({ protocolo: 'novo' })}>{t('novoProtocolo')}</Button>
  ) : undefined;
  const { acao, recusados, limpar } = useAceitarEmMassa<LinhaDe<typeof protocolosApi.listarProtocolos>>();
  const fechar = () => mudarBusca({ protocolo: undefined, pessoa: undefined });
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="protocolos"
        titulo={t('protocolos')}
        endpoint={protocolosApi.listarProtocolos}
        exportar={protocolosApi.exportarProtocolos}
        nomeDoArquivo={t('protocolos')}
        busca={{ campo: 'Nome', rotulo: t('buscarNome') }}
        ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
        filtrosSalvos={filtrosSalvos}
        aoAbrir={({ id: aberto }) => mudarBusca({ protocolo: aberto })}
        {...(pode('protocolos', 'editar') ? { acoesEmMassa: [acao] } : {})}
        nomeDaLinha={(p) => `${p.numero} ${p.pessoaNome}`}
        vazio={{ titulo: t('semProtocolos'), texto: t('semProtocolosTexto'), acao: novo }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesProtocolo.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
          },
          {
            chave: 'origem',
            rotulo: t('origem'),
            tipo: 'booleano',
            campo: 'DaFamilia',
            rotuloSim: t('daFamilia'),
            rotuloNao: t('daEscola'),
          },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '9rem' },
          { chave: 'pessoaNome', titulo: t('pessoa'), ordenavel: true, principal: true, largura: '20rem' },
          { chave: 'campos', titulo: t('campo'), largura: '8rem', render: (p) => t('camposPedidos', { n: p.campos }) },
          { chave: 'motivo', titulo: t('motivo'), cede: true },
          { chave: 'solicitante', titulo: t('solicitante'), largura: '14rem' },
          {
            chave: 'criadoEm',
            titulo: t('criadoEm'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '10rem',
            render: (p) => escreverInstante(p.criadoEm),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            largura: '11rem',
            render: (p) => <Etiqueta tom={tomDoProtocolo[p.situacao]}>{t(`situacao_${p.situacao}`)}</Etiqueta>,
          },
        ]}
      />
      <Janela aberta={recusados.length > 0} titulo={t('naoAceitos')} aoFechar={limpar}>
        <ul>
          {recusados.map(({ id, nome, motivo }) => (
            <li key={id}>
              <strong>{nome}</strong>: {motivo}
            </li>
          ))}
        </ul>
      </Janela>
      <Suspense fallback={null}>
        {protocolo === 'novo' && (
          <NovoProtocolo
            pessoaId={pessoa ?? null}
            aoFechar={fechar}
            aoAbrir={(aberto) => mudarBusca({ protocolo: aberto, pessoa: undefined }, { substituir: true })}
          />
        )}
        {typeof protocolo === 'number' && <FichaDoProtocolo key={protocolo} id={protocolo} aoFechar={fechar} />}
      </Suspense>
    </Pagina>
  );
}
