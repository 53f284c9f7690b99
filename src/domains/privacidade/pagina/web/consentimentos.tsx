import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { consentimentosApi as api } from '#domains/pessoas/consentimentos/api.ts';
import { origensDoConsentimento } from '#domains/pessoas/consentimentos/origens.ts';
import { textosPrivacidade } from '../texts.ts';

const Consentir = lazy(() => import('./consentir.tsx'));

/** Who agreed to what; taken back where it stands. */
export default function Consentimentos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPrivacidade);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ pessoa }] = useBusca();
  const [registrando, setRegistrando] = useState(false);
  const { data } = useConsulta(api.listarFinalidades, {});
  const registra = pode('privacidade', 'criar');
  const retirar = async (id: number, nome: string): Promise<void> => {
    if (!(await confirmar({ titulo: nome, texto: t('retirarTexto'), rotuloConfirmar: t('retirar') }))) return;
    await chamar(api.retirarConsentimento, { params: { id }, body: {} }).catch(avisar.erro);
    await Promise.all([api.listarConsentimentos, api.listarFinalidades].map(invalidar));
  };
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
        nomeDaLinha={(c) => `${c.pessoaNome}: ${c.finalidade}`}
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
          { chave: 'origem', titulo: t('como'), render: (c) => rotuloDe(origensDoConsentimento, c.origem, idioma) },
          { chave: 'em', titulo: t('em'), ordenavel: true, render: (c) => escreverInstante(c.em) },
          {
            chave: 'revogadoEm',
            titulo: t('situacao'),
            render: (c) =>
              c.revogadoEm === null ? (
                <>
                  <Etiqueta tom="sucesso">{t('emVigor')}</Etiqueta>{' '}
                  {registra && (
                    <Button size="compact-xs" variant="default" onClick={() => void retirar(c.id, `${c.pessoaNome}: ${c.finalidade}`)}>
                      {t('retirar')}
                    </Button>
                  )}
                </>
              ) : (
                <Etiqueta>{t('retirado', { quando: escreverInstante(c.revogadoEm) })}</Etiqueta>
              ),
          },
        ]}
      />
      <Suspense fallback={null}>{registrando && <Consentir aoFechar={() => setRegistrando(false)} />}</Suspense>
    </Pagina>
  );
}
