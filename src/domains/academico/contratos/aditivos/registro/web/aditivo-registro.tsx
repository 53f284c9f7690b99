import { Button } from '@mantine/core';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { oposto } from '#shared/dinheiro.ts';
import { aditivosApi } from '../api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { AntesEDepois } from './antes-e-depois.tsx';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import { descreverTermo } from './descrever-termo.ts';
import { AssinaturaDoAditivo } from './assinatura-do-aditivo.tsx';
import { ImprimirAditivo } from './imprimir.tsx';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import { tomDoAditivo } from '#domains/academico/contratos/aditivos/web/rotulos.ts';

type Aditivo = RespostaCliente<typeof aditivosApi.obterAditivo>;

/** An addendum that took effect, or waits for its signature: what it does to each installment, and what may be done with it. */
export function AditivoRegistro({ aditivo }: { aditivo: Aditivo }) {
  const t = useTextos(textosAditivo);
  const doContrato = useTextos(textosContrato);
  const tocadas = aditivo.parcelas.filter((p) => p.intocada === null).length;
  return (
    <Pagina
      titulo={t('aditivoDe', { ordem: aditivo.ordem, nome: aditivo.alunoNome })}
      migalha={t('aditivoN', { ordem: aditivo.ordem })}
      situacao={<Etiqueta tom={tomDoAditivo[aditivo.situacao]}>{t(`situacao_${aditivo.situacao}`)}</Etiqueta>}
      acoes={
        <>
          <ImprimirAditivo aditivo={aditivo} />
          <AssinaturaDoAditivo aditivo={aditivo} />
          <Revogar aditivo={aditivo} />
        </>
      }
      resumo={
        <>
          <Cartao titulo={t('contrato')}>
            <p>
              <Elo tela="contrato-visualizar" params={{ contratoId: aditivo.contratoId }}>
                {aditivo.contratoNumero}
              </Elo>
              {aditivo.turmaNome && ` · ${aditivo.turmaNome}`} · {aditivo.ano}
            </p>
            <dl className={estilo.totais}>
              <dt>{t('ajuste')}</dt>
              <dd>{comSinal(aditivo.ajusteCentavos)}</dd>
              {!aditivo.impedimento && (
                <>
                  <dt>{t('parcelasAlteradas')}</dt>
                  <dd>{tocadas}</dd>
                  <dt>{t('parcelasIntocadas')}</dt>
                  <dd>{aditivo.parcelas.length - tocadas}</dd>
                </>
              )}
            </dl>
          </Cartao>
          <Cartao titulo={t('historico')}>
            <ol className="lista">
              {aditivo.situacoes.toReversed().map((s) => (
                <li key={s.id}>
                  {t(`situacao_${s.para}` as 'situacao_vigente')}
                  {s.motivo && `: ${s.motivo}`}
                  <div className={estilo.quando}>
                    {s.usuarioNome} · {escreverInstante(s.em)}
                  </div>
                </li>
              ))}
            </ol>
          </Cartao>
        </>
      }
    >
      {aditivo.impedimento && (
        <p className={`consequencia ${estilo.aviso}`}>{doContrato('enviadoSuperado', { motivo: aditivo.impedimento.mensagem })}</p>
      )}
      <p>
        {formatarData(aditivo.dataAditivo)} · {aditivo.motivo}
        {aditivo.aditivoTurmaId !== null && ` · ${t('daTurma')}`}
      </p>
      <Cartao titulo={t('oQueMuda')}>
        <ul className="lista">
          {aditivo.termos.map((termo) => {
            const frase = descreverTermo(t, termo, (indice) => aditivo.parcelas.find((p) => p.precoIndice === indice)?.descricao);
            return <li key={frase}>{frase}</li>;
          })}
        </ul>
      </Cartao>
      {!aditivo.impedimento && (
        <Cartao titulo={t('antesEDepois')}>
          <AntesEDepois parcelas={aditivo.parcelas} />
        </Cartao>
      )}
    </Pagina>
  );
}

function Revogar({ aditivo }: { aditivo: Aditivo }) {
  const t = useTextos(textosAditivo);
  const { pode } = useSessao();
  const revogar = useComando(aditivosApi.revogarAditivo, {
    invalida: [aditivosApi.obterAditivo],
    envelhece: ['Aditivo/obter-paginado', 'Contrato/{id}', 'Contrato/obter-paginado'],
  });
  if (!aditivo.ultimoVigente || !(pode('aditivos', 'editar') || pode('aditivos', 'excluir'))) return null;
  const aoRevogar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('revogar'),
      texto: t('confirmaRevogacao', { ordem: aditivo.ordem }),
      consequencia: `${t('ajuste')}: ${comSinal(oposto(aditivo.ajusteCentavos))}`,
      rotuloConfirmar: t('revogar'),
      opcional: true,
      maximo: 300,
      perigo: true,
    });
    if (motivo === null) return;
    try {
      await revogar.mutateAsync({ params: { id: aditivo.id }, body: { versao: aditivo.versao, motivo } });
      avisar.sucesso(t('revogado'));
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return (
    <Button variant="default" loading={revogar.isPending} onClick={() => void aoRevogar()}>
      {t('revogar')}
    </Button>
  );
}
