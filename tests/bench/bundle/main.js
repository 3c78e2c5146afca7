import '@oms/shell/elements';
