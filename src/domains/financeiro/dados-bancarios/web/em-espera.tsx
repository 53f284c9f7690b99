import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { atosConfirmados } from '../dados.ts';
import { situacoesDaMudanca } from '../situacoes.ts';
import { textosDadosBancarios } from '../texts.ts';
import estilo from './dados-bancarios.module.css';
import { JanelaComConfirmacao } from './janela-com-confirmacao.tsx';
import type { ApiDoRegistro, CampoBancario, DadosLidos, MudancaQueEspera } from './tipos.ts';

type Props = {
  api: ApiDoRegistro;
  id: number;
  campos: readonly CampoBancario[];
  lidos: DadosLidos;
  espera: MudancaQueEspera;
  podeMudar: boolean;
  aposMudar: () => void;
};

/** The change that waits: what would become of the data, who asked, and what may be done about it now. */
export function EmEspera({ api, id, campos, lidos, espera, podeMudar, aposMudar }: Props) {
  const t = useTextos(textosDadosBancarios);
  const { idioma } = useIdioma();
  const [aprovando, setAprovando] = useState(false);
  const aprova = podeMudar && lidos.aprovaEspera;
  const params = { id, mudancaId: espera.id };
  const retirar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('retirarTitulo'),
      texto: t('retirarTexto'),
      rotuloConfirmar: t('retirar'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(api.retirar, { params, body: { versao: espera.versao, motivo } }).then(() => avisar.sucesso(t('retirada')), avisar.erro);
    aposMudar();
  };
  return (
    <div className={`consequencia ${estilo.espera}`}>
      <h4>
        {t('espera')} <Etiqueta tom="alerta">{rotuloDe(situacoesDaMudanca, espera.situacao, idioma)}</Etiqueta>
      </h4>
      <AntesEDepois campos={campos} mudanca={espera} />
      <p>{t('pedidaPor', { nome: espera.pedidaPorNome, em: escreverInstante(espera.pedidaEm) })}</p>
      {espera.motivo !== null && <p>{t('motivoDado', { motivo: espera.motivo })}</p>}
      {espera.unicaPessoa && <p>{t('aprovadaSo', { nome: espera.pedidaPorNome })}</p>}
      {!espera.unicaPessoa && espera.aprovadaEm !== null && (
        <p>{t('aprovadaPor', { nome: espera.aprovadaPorNome ?? '—', em: escreverInstante(espera.aprovadaEm) })}</p>
      )}
      {espera.valeEm !== null && (
        <p>
          <strong>{t('valeEm', { quando: escreverInstante(espera.valeEm) })}</strong>
        </p>
      )}
      {espera.situacao === 'pedida' && !aprova && (
        <p>{lidos.outros.length === 0 ? t('aguardaNinguem') : t('aguardaOutra', { nomes: lidos.outros.join(', ') })}</p>
      )}
      {podeMudar && (
        <div className={estilo.acoes}>
          {aprova && <Button onClick={() => setAprovando(true)}>{t('aprovar')}</Button>}
          <Button variant="default" onClick={() => void retirar()}>
            {t('retirar')}
          </Button>
        </div>
      )}
      {aprovando && (
        <JanelaComConfirmacao
          titulo={t('aprovar')}
          rotulo={t('aprovarConfirmar')}
          ato={atosConfirmados.aprovacao(espera.id)}
          aoFechar={() => setAprovando(false)}
          enviar={async (_, confirmacao) => {
            await chamar(api.aprovar, { params, body: { versao: espera.versao, confirmacao } });
            const lida = await chamar(api.obter, { params: { id } });
            avisar.sucesso(t('aprovada', { quando: escreverInstante(lida.espera?.valeEm ?? '') }));
            aposMudar();
          }}
        >
          {() => (
            <>
              <p>{t('aprovarTexto')}</p>
              <AntesEDepois campos={campos} mudanca={espera} />
            </>
          )}
        </JanelaComConfirmacao>
      )}
    </div>
  );
}

function AntesEDepois({ campos, mudanca }: { campos: readonly CampoBancario[]; mudanca: MudancaQueEspera }) {
  const t = useTextos(textosDadosBancarios);
  const valor = (dados: MudancaQueEspera['antes'], campo: string) => (
    <code key={campo} className={estilo.valor}>
      {dados[campo] ?? t('vazio')}
    </code>
  );
  return (
    <Tabela
      legenda={t('espera')}
      colunas={[t('campo'), t('antes'), t('depois')]}
      linhas={campos.map(({ campo, rotulo }) => ({
        chave: campo,
        celulas: [rotulo, valor(mudanca.antes, campo), valor(mudanca.depois, campo)],
      }))}
    />
  );
}
