import { Button } from '@mantine/core';
import { useState } from 'react';
import { recarregarConciliacao } from '#domains/financeiro/caixa/web/recarregar.ts';
import { BotaoSalvar, CampoData, CampoDinheiro, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { conciliacaoApi, fechamentoDaConciliacao } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { SoNoExtrato, SoNosLivros } from './so-nos-livros.tsx';

type Posicao = RespostaCliente<typeof conciliacaoApi.obterPosicao>;
const campo = camposDe<typeof fechamentoDaConciliacao>();
const FORMULARIO = 'fechar-conciliacao';

/** Both balances on a day with what lies between them, line by line, and the closing until that day. */
export default function Saldos({ contaBancariaId, aoFechar }: { contaBancariaId: number; aoFechar: () => void }) {
  const t = useTextos(textosConciliacao);
  const { pode } = useSessao();
  const [ate, setAte] = useState<string | null>(null);
  const {
    data: p,
    error,
    refetch,
  } = useConsulta(
    conciliacaoApi.obterPosicao,
    { query: { ContaBancariaId: contaBancariaId, ...(ate === null ? {} : { Ate: ate }) } },
    { manterAnterior: true },
  );
  const edita = pode('financeiro-lancamentos', 'editar');
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('saldos.titulo', { data: p ? formatarData(p.ate) : '…' })}
      {...(p && edita ? { rodape: <BotaoSalvar formulario={FORMULARIO} rotulo={t('fechar')} /> } : {})}
    >
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!p && !error && <Esqueleto linhas={6} />}
      {p && (
        <>
          <Formulario
            key={p.ate}
            id={FORMULARIO}
            esquema={fechamentoDaConciliacao}
            guarda={false}
            somenteLeitura={!edita}
            valoresIniciais={{ contaBancariaId, ate: p.ate, saldoBancoCentavos: p.saldoBancoCentavos }}
            aoSalvar={(body, _saida, chaveIdempotencia) => chamar(conciliacaoApi.fechar, { body }, { chaveIdempotencia })}
            aposSalvar={() => {
              avisar.sucesso(t('fechada', { data: formatarData(p.ate) }));
              aoFechar();
              void recarregarConciliacao();
            }}
          >
            <EmColunas>
              <CampoData
                nome={campo('ate')}
                rotulo={t('ate')}
                colunas={4}
                aoMudar={(dia) => dia !== null && isDataCivil(dia) && dia !== p.ate && setAte(dia)}
              />
              <CampoDinheiro nome={campo('saldoBancoCentavos')} rotulo={t('saldoInformado')} colunas={4} />
            </EmColunas>
          </Formulario>
          <Explicacao posicao={p} />
          <SoNoExtrato contaBancariaId={contaBancariaId} posicao={p} />
          <SoNosLivros contaBancariaId={contaBancariaId} posicao={p} />
          <Fechamentos posicao={p} reabre={edita} />
        </>
      )}
    </Janela>
  );
}

function Explicacao({ posicao: p }: { posicao: Posicao }) {
  const t = useTextos(textosConciliacao);
  const contado = ({ quantidade, valorCentavos }: Posicao['soNoExtrato']): string => `${formatarReais(valorCentavos)} (${quantidade})`;
  return (
    <>
      <FatosEmColunas
        fatos={[
          [t('saldoBanco', { data: formatarData(p.ate) }), p.saldoBancoCentavos === null ? '—' : formatarReais(p.saldoBancoCentavos)],
          [t('saldoLivros'), formatarReais(p.saldoLivrosCentavos)],
          p.saldoBancoCentavos !== null && [t('diferenca'), formatarReais(centavos(p.saldoBancoCentavos - p.saldoLivrosCentavos))],
          [t('soNoExtrato'), contado(p.soNoExtrato)],
          [t('soNosLivros'), contado(p.soNosLivros)],
          [t('semExplicacao'), p.semExplicacaoCentavos === null ? '—' : formatarReais(p.semExplicacaoCentavos)],
        ]}
      />
      <p className="suave">{t('explicacao')}</p>
      {p.saldoBancoCentavos !== null && !p.saldoDoExtrato && <p className="suave">{t('saldoCalculado')}</p>}
      {p.diasSemExtrato.map(({ de, ate }) => (
        <p key={de} className="consequencia">
          {t('diasSemExtrato', { de: formatarData(de), ate: formatarData(ate) })}
        </p>
      ))}
    </>
  );
}

function Fechamentos({ posicao, reabre }: { posicao: Posicao; reabre: boolean }) {
  const t = useTextos(textosConciliacao);
  if (posicao.fechamentos.length === 0) return null;
  const reabrir = async (id: number, ate: string): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('reabrir'),
      texto: t('reabrirTexto', { data: formatarData(ate) }),
      rotuloConfirmar: t('reabrir'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(conciliacaoApi.reabrir, { params: { id }, body: { motivo } }).then(async () => {
      avisar.sucesso(t('reaberta'));
      await recarregarConciliacao();
    }, avisar.erro);
  };
  return (
    <section>
      <h3>{t('fechamentos')}</h3>
      <ul className="lista">
        {posicao.fechamentos.map((f) => (
          <li key={f.id}>
            {t('fechadaPor', { data: formatarData(f.ate), usuario: f.usuarioNome, em: escreverInstante(f.em) })} ·{' '}
            {formatarReais(f.saldoBancoCentavos)}
            {f.reabertura && ` · ${t('reabertaPor', { usuario: f.reabertura.usuarioNome, motivo: f.reabertura.motivo })}`}
            {!f.reabertura && f.saldoLivrosHojeCentavos !== f.saldoLivrosCentavos && (
              <p className="consequencia">
                {t('livrosMudaram', { antes: formatarReais(f.saldoLivrosCentavos), agora: formatarReais(f.saldoLivrosHojeCentavos) })}
              </p>
            )}{' '}
            {reabre && !f.reabertura && f.ate === posicao.conciliadaAte && (
              <Button variant="subtle" size="compact-sm" onClick={() => void reabrir(f.id, f.ate)}>
                {t('reabrir')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
