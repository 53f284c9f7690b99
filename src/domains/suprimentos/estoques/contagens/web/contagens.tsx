import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { contagensApi as api, situacoesDaContagem } from '../api.ts';
import { textosContagem } from '../texts.ts';

const NovaContagem = lazy(() => import('./nova-contagem.tsx'));
const ContagemAberta = lazy(() => import('./contagem-aberta.tsx'));
const tons = { aberta: 'aberto', concluida: 'sucesso', cancelada: 'neutro' } as const;

/** Counts of warehouses; the one that is open stands in the address. */
export function Contagens() {
  const t = useTextos(textosEstoque);
  const tc = useTextos(textosContagem);
  const { pode } = useSessao();
  const { depositos } = useOpcoesDoEstoque();
  const [{ contagem, nova: abrindo }, mudar] = useEndereco('contagem', 'nova');
  const fechar = (): void => mudar({ contagem: undefined }, { substituir: true });
  return (
    <>
      <TabelaDados
        tela="estoques"
        titulo={tc('contagens')}
        endpoint={api.listarContagens}
        ordemPadrao={{ campo: 'numero', ascendente: false }}
        aoAbrir={(c) => mudar({ contagem: String(c.id) })}
        nomeDaLinha={(c) => tc('contagem', { numero: c.id })}
        vazio={{ titulo: tc('vazio'), texto: tc('vazioTexto'), acao: <NovaContagemBotao /> }}
        filtros={[
          { chave: 'deposito', rotulo: t('deposito'), tipo: 'selecao', campo: 'DepositoId', opcoes: depositos, fixo: true },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            opcoes: situacoesDaContagem.map((valor) => ({ valor, rotulo: tc(valor) })),
          },
        ]}
        colunas={[
          { chave: 'id', titulo: tc('numero'), ordenavel: 'numero', alinhamento: 'direita', largura: '6rem' },
          { chave: 'depositoNome', titulo: t('deposito'), principal: true },
          { chave: 'grupoNome', titulo: t('grupo'), render: (c) => c.grupoNome ?? tc('todosOsGrupos') },
          { chave: 'contados', titulo: tc('contados'), alinhamento: 'direita', render: (c) => `${c.contados}/${c.produtos}` },
          { chave: 'usuarioNome', titulo: tc('abertaPor'), noCartao: true, render: (c) => `${c.usuarioNome}, ${escreverInstante(c.em)}` },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            principal: true,
            render: (c) => <Etiqueta tom={tons[c.situacao]}>{tc(c.situacao)}</Etiqueta>,
          },
        ]}
      />
      <Suspense fallback={null}>
        {abrindo !== undefined && pode('estoques', 'editar') && (
          <NovaContagem
            aoFechar={() => mudar({ nova: undefined }, { substituir: true })}
            aoAbrir={(id) => mudar({ nova: undefined, contagem: String(id) })}
          />
        )}
        {contagem !== undefined && <ContagemAberta key={contagem} id={Number(contagem)} aoFechar={fechar} />}
      </Suspense>
    </>
  );
}

/** Opens a count: the act of the screen while counts are in sight. */
export function NovaContagemBotao() {
  const tc = useTextos(textosContagem);
  const { pode } = useSessao();
  const [, mudar] = useEndereco('nova');
  return pode('estoques', 'editar') && <Button onClick={() => mudar({ nova: 1 })}>{tc('novaContagem')}</Button>;
}
