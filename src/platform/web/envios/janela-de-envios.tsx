import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { escreverInstante } from '../fuso.ts';
import { useTextos } from '../i18n.tsx';
import { avisar, confirmar, Janela } from '../janelas/dialogos.tsx';
import { Etiqueta } from '../pagina/cartoes.tsx';
import { useSessao } from '../sessao/sessao.ts';
import type { Envio, Problema } from './envio.ts';
import { descartar, enviarFila, escolher } from './remetente.ts';
import { isSeguroAqui } from './seguros.ts';
import { textosEnvios } from './texts.ts';
import estilo from './envios.module.css';

/** All that waits, in its order; of what was not taken, what was typed, what stands, and the choice. */
export default function JanelaDeEnvios({ envios, aoFechar }: { envios: readonly Envio[]; aoFechar: () => void }) {
  const t = useTextos(textosEnvios);
  const { semRede } = useSessao();
  const podeEnviar = !semRede && envios.some(({ problemas }) => problemas.length === 0);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={t('titulo')}
      rodape={podeEnviar && <Button onClick={() => void enviarFila()}>{t('enviarAgora')}</Button>}
    >
      <p className="suave">{envios.length === 0 ? t('vazia') : t('explicacao')}</p>
      <ol className={estilo.envios}>
        {envios.map((envio) => (
          <UmEnvio key={envio.id} envio={envio} aoFechar={aoFechar} />
        ))}
      </ol>
    </Janela>
  );
}

function UmEnvio({ envio, aoFechar }: { envio: Envio; aoFechar: () => void }) {
  const t = useTextos(textosEnvios);
  const { usuario } = useSessao();
  const { history } = useRouter();
  const { id, titulo, href, em, problemas } = envio;
  const email = usuario?.email ?? '';
  const perguntarEDescartar = async (): Promise<void> => {
    const sim = await confirmar({
      titulo: t('confirmaDescartar'),
      texto: t('confirmaDescartarTexto', { titulo }),
      rotuloConfirmar: t('descartar'),
      perigo: true,
    });
    if (sim && !(await descartar(email, id))) avisar.info(t('abertoEmOutraAba'));
  };
  const abrir = (): void => {
    aoFechar();
    history.push(href);
  };
  return (
    <li>
      <div className={estilo.topo}>
        <strong>{titulo}</strong>
        <Etiqueta tom={problemas.length > 0 ? 'alerta' : 'neutro'}>{t(problemas.length > 0 ? 'emDuvida' : 'esperando')}</Etiqueta>
      </div>
      <p className="suave">{t('desde', { quando: escreverInstante(em) })}</p>
      {problemas.map((problema) => (
        <UmProblema key={problema.id} problema={problema} aoEscolher={(escolha) => void escolher(email, id, problema.id, escolha)} />
      ))}
      <div className={estilo.botoes}>
        <Button size="xs" variant="default" onClick={abrir}>
          {t('abrirTela')}
        </Button>
        {/* What the open screen holds is taken back there. */}
        {!isSeguroAqui(id) && (
          <Button size="xs" variant="subtle" color="red" onClick={() => void perguntarEDescartar()}>
            {t('descartar')}
          </Button>
        )}
      </div>
    </li>
  );
}

function UmProblema({ problema, aoEscolher }: { problema: Problema; aoEscolher: (escolha: 'minha' | 'atual') => void }) {
  const t = useTextos(textosEnvios);
  const { rotulo, digitado, atual, por, motivo, versao } = problema;
  return (
    <div className={estilo.problema}>
      <p>
        <strong>{rotulo}</strong>: {motivo}
      </p>
      {(digitado !== '' || atual !== null) && (
        <dl>
          <div>
            <dt>{t('voceDigitou')}</dt>
            <dd>{digitado || t('vazio')}</dd>
          </div>
          {atual !== null && (
            <div>
              <dt>{por === null ? t('estaValendo') : t('estaValendoDe', { quem: por })}</dt>
              <dd>{atual || t('vazio')}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={estilo.botoes}>
        {atual !== null && (
          <Button size="xs" variant="default" onClick={() => aoEscolher('atual')}>
            {t('ficaOQueEsta')}
          </Button>
        )}
        <Button size="xs" variant="light" onClick={() => aoEscolher('minha')}>
          {t(versao === null ? 'tentarDeNovo' : 'valeOMeu')}
        </Button>
      </div>
    </div>
  );
}
