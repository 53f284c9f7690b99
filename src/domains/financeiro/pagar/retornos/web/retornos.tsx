import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { retornosPagarApi as api } from '../api.ts';
import { textosRetornoPagar } from '../texts.ts';
import { RetornoAberto } from './retorno-janela.tsx';

/** The files in which the bank tells what it paid: read one, see it, apply it; and those of before. */
export function RetornosPagar() {
  const t = useTextos(textosRetornoPagar);
  const [{ retorno }, mudar] = useEndereco('retorno');
  return (
    <>
      <TabelaDados
        tela="contas-pagar-retornos"
        titulo={t('retornos')}
        endpoint={api.listarRetornos}
        ordemPadrao={{ campo: 'id', ascendente: false }}
        aoAbrir={(r) => mudar({ retorno: r.id })}
        nomeDaLinha={(r) => r.nomeArquivo}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        filtros={[]}
        colunas={[
          { chave: 'nomeArquivo', titulo: t('arquivo'), principal: true },
          { chave: 'contaNome', titulo: t('conta') },
          { chave: 'linhas', titulo: t('linhas'), alinhamento: 'direita' },
          {
            chave: 'pagoCentavos',
            titulo: t('pago'),
            alinhamento: 'direita',
            principal: true,
            render: (r) => formatarValor(r.pagoCentavos),
          },
          { chave: 'naFila', titulo: t('naFila'), alinhamento: 'direita' },
          { chave: 'usuarioNome', titulo: t('lidoPor') },
          { chave: 'em', titulo: t('lidoEm'), alinhamento: 'direita', render: (r) => escreverInstante(r.em) },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            noCartao: true,
            render: (r) => <Etiqueta tom={r.situacao === 'lido' ? 'alerta' : 'sucesso'}>{t(r.situacao)}</Etiqueta>,
          },
        ]}
      />
      {retorno !== undefined && <RetornoAberto id={Number(retorno)} aoFechar={() => mudar({ retorno: undefined })} />}
    </>
  );
}

/** Takes the bank's file, the act of the screen while returns are in sight; nothing is posted by reading it. */
export function LerRetorno() {
  const t = useTextos(textosRetornoPagar);
  const { pode } = useSessao();
  const [, mudar] = useEndereco('retorno');
  const campo = useRef<HTMLInputElement>(null);
  const [lendo, setLendo] = useState(false);
  const ler = async (arquivo: File | undefined): Promise<void> => {
    if (!arquivo || lendo) return;
    setLendo(true);
    await enviarArquivo(api.lerRetorno, {}, arquivo).then(async (lido) => {
      if (lido.jaExistia) avisar.info(t('jaLido', { usuario: lido.usuarioNome }));
      await recarregarPagar();
      mudar({ retorno: lido.id });
    }, avisar.erro);
    setLendo(false);
  };
  if (!pode('contas-pagar-baixar-titulo', 'criar')) return null;
  return (
    <>
      <input
        ref={campo}
        type="file"
        hidden
        aria-label={t('ler')}
        onChange={(evento) => {
          void ler(evento.currentTarget.files?.[0]);
          evento.currentTarget.value = '';
        }}
      />
      <Button loading={lendo} onClick={() => campo.current?.click()}>
        {t('ler')}
      </Button>
    </>
  );
}
