import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { consentimentosApi as api } from '#domains/pessoas/consentimentos/api.ts';
import { origensDoConsentimento } from '#domains/pessoas/consentimentos/origens.ts';
import { textosConsentimento } from '#domains/pessoas/consentimentos/texts.ts';
import { RetirarConsentimento } from '#domains/pessoas/consentimentos/web/door.tsx';
import { textosPrivacidade } from '../texts.ts';

type Consentimento = RespostaCliente<typeof api.listarConsentimentos>['itens'][number];
const nomeDe = (c: Consentimento): string => `${c.pessoaNome}: ${c.finalidade}`;
const Consentir = lazy(() => import('./consentir.tsx'));

/** Who agreed to what; taken back where it stands. */
export default function Consentimentos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPrivacidade);
  const tc = useTextos(textosConsentimento);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ pessoa }] = useBusca();
  const [registrando, setRegistrando] = useState(false);
  const [retirando, setRetirando] = useState<Consentimento | null>(null);
  const { data } = useConsulta(api.listarFinalidades, {});
  const registra = pode('privacidade', 'criar');
  const novo = registra && <Button onClick={() => setRegistrando(true)}>{t('consentir')}</Button>;
  return (
    <Pagina abas={abas} acoes={novo}>
      <TabelaDados
        tela="privacidade"
        titulo={t('aba.consentimentos')}
        endpoint={api.listarConsentimentos}
        {...(pessoa === undefined ? {} : { entrada: { query: { PessoaId: Number(pessoa) } } })}
        busca={{ campo: 'Nome', rotulo: t('buscarPessoa') }}
        ordemPadrao={{ campo: 'em', ascendente: false }}
        nomeDaLinha={nomeDe}
        vazio={{ titulo: t('semConsentimentos'), texto: t('semConsentimentosTexto'), acao: novo }}
        filtros={[
          {
            chave: 'finalidade',
            rotulo: t('finalidade'),
            tipo: 'selecao',
            campo: 'FinalidadeId',
            fixo: true,
            opcoes: (data?.itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          },
          { chave: 'vigor', rotulo: t('emVigor'), tipo: 'booleano', campo: 'EmVigor', fixo: true },
        ]}
        colunas={[
          { chave: 'pessoaNome', titulo: t('quemConsente'), ordenavel: 'nome', principal: true },
          { chave: 'finalidade', titulo: t('finalidade'), principal: true },
          { chave: 'alunoNome', titulo: t('aluno'), render: (c) => c.alunoNome ?? t('porSi') },
          {
            chave: 'textoVersao',
            titulo: t('texto'),
            render: (c) => (c.textoEmVigor ? t('textoVersao', { n: c.textoVersao }) : t('textoAnterior', { n: c.textoVersao })),
          },
          { chave: 'origem', titulo: tc('como'), render: (c) => rotuloDe(origensDoConsentimento, c.origem, idioma) },
          { chave: 'consentidoEm', titulo: tc('consentidoEm'), render: (c) => formatarData(c.consentidoEm) },
          { chave: 'em', titulo: t('registradoEm'), ordenavel: true, render: (c) => escreverInstante(c.em) },
          { chave: 'por', titulo: t('registradoPor'), oculta: true },
          {
            chave: 'revogadoEm',
            titulo: t('situacao'),
            largura: '13rem',
            render: (c) =>
              c.revogadoEm === null ? (
                <>
                  <Etiqueta tom="sucesso">{t('emVigor')}</Etiqueta>{' '}
                  {registra && (
                    <Button size="compact-xs" variant="default" onClick={() => setRetirando(c)}>
                      {tc('retirar')}
                    </Button>
                  )}
                </>
              ) : (
                <Etiqueta>{t('retirado', { dia: formatarData(c.retiradoEm ?? c.consentidoEm) })}</Etiqueta>
              ),
          },
          {
            chave: 'retiradaEm',
            titulo: t('retiradaEm'),
            oculta: true,
            render: (c) => (c.revogadoEm === null ? '' : escreverInstante(c.revogadoEm)),
          },
          { chave: 'revogadoPor', titulo: t('retiradaPor'), oculta: true },
        ]}
      />
      <Suspense fallback={null}>
        {registrando && <Consentir aoFechar={() => setRegistrando(false)} />}
        {retirando && (
          <RetirarConsentimento
            titulo={nomeDe(retirando)}
            consentidoEm={retirando.consentidoEm}
            retirar={(body, chaveIdempotencia) =>
              chamar(api.retirarConsentimento, { params: { id: retirando.id }, body }, { chaveIdempotencia })
            }
            aoRetirar={() => {
              avisar.sucesso(t('retirou'));
              void Promise.all([api.listarConsentimentos, api.listarFinalidades].map(invalidar));
            }}
            aoFechar={() => setRetirando(null)}
          />
        )}
      </Suspense>
    </Pagina>
  );
}
