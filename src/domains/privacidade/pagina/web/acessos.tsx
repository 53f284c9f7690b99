import type { ReactNode } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { acessosApi as api } from '#domains/privacidade/acessos/api.ts';
import { dadosVistos } from '#domains/privacidade/acessos/listas.ts';
import { textosPrivacidade } from '../texts.ts';

/** Who saw sensitive data of whom: of the person chosen on the first tab, or of everybody. */
export default function Acessos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPrivacidade);
  const { idioma } = useIdioma();
  const [{ pessoa }] = useBusca();
  return (
    <Pagina abas={abas}>
      <TabelaDados
        tela="privacidade"
        titulo={t('aba.acessos')}
        endpoint={api.listarAcessos}
        {...(pessoa === undefined ? {} : { entrada: { query: { PessoaId: Number(pessoa) } } })}
        busca={{ campo: 'Nome', rotulo: t('buscarQuemViu') }}
        ordemPadrao={{ campo: 'em', ascendente: false }}
        vazio={{ titulo: t('semAcessos'), texto: t('semAcessosTexto') }}
        filtros={[
          { chave: 'dias', rotulo: t('em'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'dados',
            rotulo: t('viu'),
            tipo: 'selecao-multipla',
            campo: 'Dados',
            fixo: true,
            opcoes: dadosVistos.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] })),
          },
        ]}
        colunas={[
          { chave: 'em', titulo: t('em'), ordenavel: true, largura: '11rem', render: (a) => escreverInstante(a.em) },
          { chave: 'usuarioNome', titulo: t('quem'), principal: true },
          { chave: 'dado', titulo: t('viu'), principal: true, render: (a) => rotuloDe(dadosVistos, a.dado, idioma) },
          { chave: 'pessoaNome', titulo: t('deQuem') },
          { chave: 'motivo', titulo: t('motivo'), render: (a) => a.motivo ?? '—' },
        ]}
      />
    </Pagina>
  );
}
