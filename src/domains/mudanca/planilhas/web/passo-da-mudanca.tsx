import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { type TipoDaMudanca, tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo, useIrPara } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { criarChaveDeEnvio } from '#platform/web/rede/chave-de-envio.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { planilhasDaMudancaApi as api } from '../api.ts';
import { tomDaPlanilha } from './situacao-da-planilha.ts';
import estilo from './mudanca.module.css';

const aceitos = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Planilha = RespostaCliente<typeof api.listar>['itens'][number];
type Props = { tipo: TipoDaMudanca; ordem: number; trazidos: number; planilhas: readonly Planilha[] };

/** One kind of sheet: its model, the sheets that were sent, and another to send. */
export function PassoDaMudanca({ tipo, ordem, trazidos, planilhas }: Props) {
  const t = useTextos(textosMudanca);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const nome = rotuloDe(tiposDaMudanca, tipo, idioma);
  return (
    <section className="cartao" aria-labelledby={`passo-${tipo}`}>
      <div className={estilo.topo}>
        <h2 id={`passo-${tipo}`}>{t('passo', { n: ordem, tipo: nome })}</h2>
        <Etiqueta tom={trazidos > 0 ? 'sucesso' : 'neutro'}>{t('vieram', { n: trazidos })}</Etiqueta>
      </div>
      <p className={`${estilo.texto} suave`}>{t(`sobre_${tipo}`)}</p>
      <div className={estilo.acoes}>
        {pode('mudanca', 'criar') && <EnviarPlanilha tipo={tipo} nome={nome} />}
        {(['xlsx', 'csv'] as const).map((formato) => (
          <Button
            key={formato}
            variant="default"
            aria-label={t('modeloDe', { formato: formato.toUpperCase(), tipo: nome })}
            onClick={() =>
              void baixarArquivo(api.modelo, { query: { Tipo: tipo, Formato: formato } }, { nomePadrao: `${tipo}.${formato}` }).catch(
                avisar.erro,
              )
            }
          >
            {t('modelo', { formato: formato.toUpperCase() })}
          </Button>
        ))}
      </div>
      {planilhas.length > 0 && (
        <ul className={estilo.planilhas}>
          {planilhas.map((p) => (
            <li key={p.id}>
              <Elo tela="mudanca-planilha" params={{ id: p.id }}>
                {p.arquivo}
              </Elo>
              <span className="suave">{t('linhasDela', { n: p.total, trazidas: p.trazidas })}</span>
              <span className="suave">{t('por', { quem: p.usuarioNome, quando: escreverInstante(p.criadaEm) })}</span>
              <Etiqueta tom={tomDaPlanilha(p)}>{t(p.emCurso ? 'emCurso' : p.situacao)}</Etiqueta>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EnviarPlanilha({ tipo, nome }: { tipo: TipoDaMudanca; nome: string }) {
  const t = useTextos(textosMudanca);
  const irPara = useIrPara();
  const entrada = useRef<HTMLInputElement>(null);
  const [chave] = useState(criarChaveDeEnvio);
  const [lendo, setLendo] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setLendo(true);
    try {
      const identidade = [tipo, arquivo.name, arquivo.size, arquivo.lastModified];
      const { id } = await enviarArquivo(api.enviar, { query: { Tipo: tipo } }, arquivo, { chaveIdempotencia: chave.para(identidade) });
      chave.aoResponder(null);
      void invalidar(api.listar);
      await irPara('mudanca-planilha', { id });
    } catch (falha) {
      chave.aoResponder(falha);
      avisar.erro(falha);
    } finally {
      setLendo(false);
    }
  };
  return (
    <>
      <input
        ref={entrada}
        type="file"
        accept={aceitos}
        hidden
        aria-label={t('enviarDe', { tipo: nome })}
        onChange={(e) => {
          const arquivo = e.currentTarget.files?.[0];
          e.currentTarget.value = '';
          if (arquivo) void enviar(arquivo);
        }}
      />
      <Button loading={lendo} aria-label={t('enviarDe', { tipo: nome })} onClick={() => entrada.current?.click()}>
        {t('enviar')}
      </Button>
    </>
  );
}
