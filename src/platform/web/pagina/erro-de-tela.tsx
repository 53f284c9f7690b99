import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Component, type ErrorInfo, type ReactNode, useState } from 'react';
import { TelaNaoChegou } from './carga-de-tela.ts';
import { ErroApi, mensagemDe } from '../rede/erro-api.ts';
import { useTextos } from '../i18n.tsx';
import '../estilos/pagina.css';
import { textosWeb } from '../texts.ts';

/** A screen that failed: the rest of the portal goes on, and the user may try again. */
export function ErroDeTela({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTextos(textosWeb);
  const router = useRouter();
  const [codigo] = useState(() => (error instanceof ErroApi && error.correlationId ? error.correlationId : codigoLocal()));
  const texto =
    error instanceof TelaNaoChegou
      ? t(error.motivo === 'tarde' ? 'telaLenta' : 'telaAusente')
      : error instanceof ErroApi
        ? mensagemDe(error)
        : t('telaFalhouTexto');
  return (
    <div className="estado" role="alert">
      <h1 className="estado-titulo">{t('telaFalhou')}</h1>
      <p className="estado-texto">{texto}</p>
      <Button
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {t('tentarDeNovo')}
      </Button>
      <p className="estado-texto">{t('codigoDeSuporte', { codigo })}</p>
    </div>
  );
}

/** A code for support where the server gave none: the moment it happened. */
function codigoLocal(): string {
  return `WEB-${Date.now().toString(36).toUpperCase()}`;
}

/** Keeps a failure inside one part of a screen, such as a chart or a panel. */
export class LimiteDeErro extends Component<{ children: ReactNode }, { erro: unknown }> {
  override state: { erro: unknown } = { erro: null };

  static getDerivedStateFromError(erro: unknown): { erro: unknown } {
    return { erro };
  }

  override componentDidCatch(erro: unknown, info: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- a defect of a screen must be seen by whoever looks
    console.error(erro, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.erro === null) return this.props.children;
    return <ErroDeTela error={this.state.erro} reset={() => this.setState({ erro: null })} />;
  }
}
